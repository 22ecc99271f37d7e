"""The image, built for real without a Docker engine, and run as a read-only root by a user without rights.

buildah reads the Dockerfile as docker does. Debian's own base image cannot be fetched here, so it is made anew from the
same release's packages and given the name that the Dockerfile asks for.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from tests.deploy.tools import DEPLOY, ROOT, run, tool

BASE = "docker.io/library/debian:bookworm-slim"
RELEASE = "bookworm"
FOLDER = ROOT / "build" / "ops" / "image"

#: How pip finds its registry on this machine, and whom it trusts; neither becomes part of the image.
PIP = Path("/etc/pip.conf")
AUTHORITIES = Path("/etc/ssl/certs/ca-certificates.crt")

#: Run in a mount namespace of its own: $1 is the root, $2 a folder that is seen inside, read-only. As in a container,
#: /tmp and /dev/shm can be written to: the locks of the pool that reads PDFs lie in the latter.
ENTER = """
root=$1 seen=$2; shift 2
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root$seen" "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
for device in null zero urandom; do touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
mount --bind "$seen" "$root$seen"
mount -o remount,ro,bind "$root$seen"
mount -o remount,ro,bind "$root"
exec chroot --userspec="$IMAGE_USER" "$root" "$@"
"""


class Image:
    """What `build` made."""

    def __init__(self, container: str, root: Path, config: dict[str, Any]) -> None:
        self._container = container
        self.root = root
        self.config = config

    def command(self, seen: Path, *arguments: str, **environment: str) -> list[str]:
        """Return the command that runs it, with a folder of this machine seen inside at the same place."""
        told = [*self.config["Env"], *(f"{name}={value}" for name, value in environment.items())]
        inside = ["/usr/bin/env", "-i", *told, *self.config["Entrypoint"], *arguments]
        around = ["env", f"IMAGE_USER={self.config['User']}", "unshare", "--mount", "sh", "-ec", ENTER, "enter"]
        return [*around, str(self.root), str(seen), *inside]

    def run(self, seen: Path, *arguments: str, **environment: str) -> str:
        """Run it to its end."""
        return run(*self.command(seen, *arguments, **environment))

    def remove(self) -> None:
        """Leave nothing mounted."""
        _buildah("umount", self._container)
        _buildah("rm", self._container)


def build() -> Image:
    """Build it; the base is kept for the next time."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not _buildah("images", "--quiet", "--filter", f"reference={BASE}"):
        _make_base()
    pip, options = FOLDER / "pip.conf", ["--pull-never", "--layers", "--tag", "sourcebind"]
    pip.write_text(_pip_settings(), encoding="utf-8")
    mounts = [f"--volume={pip}:{PIP}:ro", f"--volume={AUTHORITIES}:/run/authorities.crt:ro"]
    _buildah("build", *options, *mounts, "--file", str(DEPLOY / "image" / "Dockerfile"), str(ROOT))
    container = _buildah("from", "--pull-never", "localhost/sourcebind")
    config = json.loads(_buildah("inspect", "--type", "image", "localhost/sourcebind"))["OCIv1"]["config"]
    return Image(container, Path(_buildah("mount", container)), config)


def _make_base() -> None:
    system = FOLDER / "base.tar"
    run(tool("mmdebstrap"), "--quiet", "--variant=minbase", RELEASE, system)
    container = _buildah("from", "scratch")
    _buildah("add", "--quiet", container, str(system), "/")
    _buildah("commit", "--quiet", container, BASE)
    _buildah("rm", container)
    system.unlink()


def _pip_settings() -> str:
    settings = PIP.read_text(encoding="utf-8").splitlines() if PIP.exists() else ["[global]"]
    kept = [line for line in settings if not line.startswith("cert")]
    return "\n".join([*kept, "cert = /run/authorities.crt", ""])


def _buildah(command: str, *arguments: str) -> str:
    done = subprocess.run(
        [tool("buildah"), "--root", FOLDER / "store", "--runroot", FOLDER / "run", command, *arguments],
        env=os.environ | {"BUILDAH_ISOLATION": "chroot"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"buildah {command}: {done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout.strip()
