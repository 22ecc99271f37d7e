// Publish a bibliography and a PDF, and print what is bound:
// go run . HOST:PORT PREFIX RUN ENTRIES.json PAPER.pdf
package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"time"

	"github.com/confluentinc/confluent-kafka-go/v2/kafka"
)

// result holds the fields of outcomes and verdicts that are printed; readers ignore what they do not know.
type result struct {
	RunID    string `json:"run_id"`
	SourceID string `json:"source_id"`
	EntryID  string `json:"entry_id"`
	State    string `json:"state"`
	Reason   string `json:"reason"`
	Role     string `json:"role"`
	Evidence string `json:"evidence"`
}

func main() {
	if len(os.Args) != 6 {
		log.Fatal("go run . HOST:PORT PREFIX RUN ENTRIES.json PAPER.pdf")
	}
	bootstrap, prefix, run, entries, paper := os.Args[1], os.Args[2], os.Args[3], os.Args[4], os.Args[5]
	publish(bootstrap, prefix, run, entries, paper)
	follow(bootstrap, prefix, run)
}

func publish(bootstrap, prefix, run, entries, paper string) {
	// librdkafka's own default hashes keys otherwise; all records of a run must lie in the partition of its key
	producer := must(kafka.NewProducer(&kafka.ConfigMap{
		"bootstrap.servers": bootstrap, "partitioner": "murmur2_random", "acks": "all",
	}))
	defer producer.Close()
	path := must(filepath.Abs(paper))
	name := filepath.Base(path)
	send(producer, prefix+".bibliography.v1", []byte(run), map[string]any{
		"kind": "set", "run_id": run, "event_id": run + " 1", "entries": json.RawMessage(must(os.ReadFile(entries))),
	})
	send(producer, prefix+".uploads.v1", must(json.Marshal([]string{run, name})), map[string]any{
		"kind": "upload", "run_id": run, "source_id": name, "revision": 1, "uri": "file://" + path,
		"sha256": fmt.Sprintf("%x", sha256.Sum256(must(os.ReadFile(path)))), "filename": name,
	})
}

func send(producer *kafka.Producer, topic string, key []byte, value any) {
	delivered := make(chan kafka.Event, 1)
	message := kafka.Message{
		TopicPartition: kafka.TopicPartition{Topic: &topic, Partition: kafka.PartitionAny},
		Key:            key,
		Value:          must(json.Marshal(value)),
	}
	if err := producer.Produce(&message, delivered); err != nil {
		log.Fatal(err)
	}
	at := (<-delivered).(*kafka.Message).TopicPartition
	if at.Error != nil {
		log.Fatal(at.Error)
	}
	fmt.Printf("%s[%d]\n", topic, at.Partition)
}

// follow reads outcomes and verdicts from their beginning until the source has its state, and its verdict if it is bound.
func follow(bootstrap, prefix, run string) {
	consumer := must(kafka.NewConsumer(&kafka.ConfigMap{
		"bootstrap.servers": bootstrap, "group.id": prefix + ".example", "enable.auto.commit": false,
	}))
	defer consumer.Close()
	var places []kafka.TopicPartition
	for _, topic := range []string{prefix + ".outcomes.v1", prefix + ".verdicts.v1"} {
		metadata := must(consumer.GetMetadata(&topic, false, 10_000))
		for _, partition := range metadata.Topics[topic].Partitions {
			places = append(places, kafka.TopicPartition{Topic: &topic, Partition: partition.ID, Offset: kafka.OffsetBeginning})
		}
	}
	if err := consumer.Assign(places); err != nil {
		log.Fatal(err)
	}
	state, told := "", false
	for state == "" || state == "bound" && !told {
		message := must(consumer.ReadMessage(2 * time.Minute))
		var found result
		if len(message.Value) == 0 || json.Unmarshal(message.Value, &found) != nil || found.RunID != run {
			continue
		}
		if found.EntryID != "" && found.State == "bound" {
			fmt.Printf("%s is %s as %s: %q\n", found.SourceID, found.EntryID, found.Role, found.Evidence)
			told = true
		} else if found.EntryID == "" && found.State != "pending" {
			fmt.Printf("%s: %s, %s\n", found.SourceID, found.State, found.Reason)
			state = found.State
		}
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
