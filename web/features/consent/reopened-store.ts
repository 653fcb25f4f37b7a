const listeners = new Set<() => void>();
let isReopened = false;

/** Whether "Cookie choices" was pressed on this page. */
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
