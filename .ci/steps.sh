# Functions of `.ci/run` and `.ci/full`. Arguments of both select steps.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export CI=true

pnpm=(npx -y pnpm@10.34.9)
log=$(mktemp)
summary=()
selected=("$@")
trap 'rm -f "$log"' EXIT

# Runs a command, unless other steps were selected, and ends the script if it fails.
step() {
  local name=$1 start=$SECONDS status=0
  shift
  if ((${#selected[@]} > 0)) && [[ " ${selected[*]} " != *" $name "* ]]; then return; fi
  printf '\n=== %s: %s\n' "$name" "$*"
  "$@" </dev/null || status=$?
  if ((status != 0)); then
    printf '\n=== %s failed after %ss (exit code %s)\n' "$name" "$((SECONDS - start))" "$status"
    exit "$status"
  fi
  summary+=("$(printf '%-18s %4ss' "$name" "$((SECONDS - start))")")
}

# Runs a script whose output ends with the number of tests.
tests() {
  "${pnpm[@]}" "$@" 2>&1 | tee -a "$log"
}

as_root() {
  if ((EUID == 0)); then "$@"; else sudo -n "$@"; fi
}

# Whether one of the commands is installed.
has_any() {
  local name
  for name; do
    if type -P "$name" >/dev/null; then return 0; fi
  done
  return 1
}

install_chromium() {
  if [[ -n ${CHROMIUM_PATH:-} ]] || has_any chromium chromium-browser google-chrome-stable google-chrome; then
    echo 'A browser is installed.'
  else
    as_root apt-get update -q
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends chromium
  fi
}

install_databases() {
  if has_any redis-server && compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then
    echo 'Redis and Postgres are installed.'
  else
    { as_root apt-get update -q &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends redis-server postgresql; } ||
      echo 'Redis and Postgres cannot be installed. Their tests are skipped.'
  fi
}

# Prints the seconds of each step, the flaky tests, and the number of all tests in the last line.
summarize() {
  if ((${#selected[@]} > 0 && ${#summary[@]} != ${#selected[@]})); then
    printf '\nOnly %s of these steps exist: %s\n' "${#summary[@]}" "${selected[*]}"
    exit 1
  fi
  printf '\n'
  printf '%s\n' "${summary[@]}"
  printf '%-18s %4ss\n\n' total "$SECONDS"
  awk '/^  [0-9]+ flaky$/, /^  [0-9]+ (skipped|did not run|passed)/' "$log"
  awk '/^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3 } END { print passed + 0 " passed, " failed + 0 " failed" }' "$log"
}
