/** Caddy signs with its own authority, as nobody can reach the name from outside. */
export const caddyAuthority = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";

/** systemd does not run in a chroot. This script starts what a unit names, as its user and with its environment. */
export const standInForSystemd = `#!/bin/sh
set -eu
field() { sed -n "s/^$1=//p" "$unit"; }
environment() {
  field Environment | while IFS= read -r line; do
    case "$line" in '"'*) eval "printf '%s\\n' $line" ;; *) printf '%s\\n' "$line" ;; esac
  done
  field EnvironmentFile | sed "s/^-//; s/%p/$1/" | while IFS= read -r file; do
    [ ! -f "$file" ] || sed -n 's/^\\([A-Za-z_][A-Za-z0-9_]*=.*\\)/\\1/p' "$file"
  done
  [ ! -f /etc/environment ] || cat /etc/environment
}
start() {
  unit=/etc/systemd/system/$1.service
  [ -f "$unit" ] || unit=/lib/systemd/system/$1.service
  user=$(field User | grep . || echo root)
  state=$(field StateDirectory)
  [ -z "$state" ] || install --directory --owner="$user" "/var/lib/$state"
  [ "$1" != caddy ] || grep -q local_certs /etc/caddy/Caddyfile ||
    sed -i '1i { \\nlocal_certs\\nskip_install_trust\\n}' /etc/caddy/Caddyfile
  # Debian makes these folders when systemd starts.
  [ "$user" != postgres ] || install --directory --owner=postgres /run/postgresql
  environment "$1" > /run/$1.environment
  (
    while IFS= read -r line; do export "$line"; done < /run/$1.environment
    export HOME=$(getent passwd "$user" | cut -d: -f6)
    cd "$(field WorkingDirectory | grep . || echo /)"
    eval "exec setpriv --reuid=$user --regid=$user --init-groups $(field ExecStart)" > /var/log/$1.log 2>&1 < /dev/null
  ) &
  echo $! > /run/$1.pid
}
stop() {
  [ -f /run/$1.pid ] || return 0
  kill "$(cat /run/$1.pid)" || true
  while kill -0 "$(cat /run/$1.pid)" 2> /dev/null; do sleep 0.2; done
  rm /run/$1.pid
}
case "$*" in
  daemon-reload) ;;
  "enable --now "*) start "$3" ;;
  "start "*) start "$2" ;;
  "stop "*) stop "$2" ;;
  "restart "*) stop "$2"; start "$2" ;;
  *) echo "The walk does not know: systemctl $*" >&2; exit 1 ;;
esac
`;
