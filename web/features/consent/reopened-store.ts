const listeners = new Set<() => void>();
let isReopened = false;

export const reopened = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => isReopened,
  open() {
    isReopened = true;
    for (const listener of listeners) listener();
  },
};
