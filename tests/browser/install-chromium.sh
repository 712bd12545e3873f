#!/usr/bin/env bash
# A Chromium for the browser tests: the distribution's where there is apt, else Playwright's own.
set -euo pipefail
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "installing chromium"
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
else
  "$(dirname "$0")/../../.venv/bin/playwright" install chromium
fi
