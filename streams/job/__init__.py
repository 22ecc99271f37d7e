"""What all jobs share: tables, the unit of work, questions that wait, budgets. Each job is data: `streams.job.job`."""
