import { useRef, type KeyboardEvent } from 'react';

/** Keys that settle a choice. All others may walk through the entries of a closed list, one change for each. */
const settling = new Set(['Enter', ' ', 'Tab']);

/**
 * For a list from which entries are added: what a pointer, a finger or a screen reader chooses is added at once; what
 * the arrow keys or a letter pass by only waits, until Enter or leaving the list settles it.
 */
export function useChosenAtOnce(add: (value: string) => void, wait: (value: string) => void) {
  const walking = useRef(false);
  return {
    onPointerDown() {
      walking.current = false;
    },
    onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLSelectElement>) {
      walking.current = !settling.has(key);
      if (key === 'Enter') add(currentTarget.value);
    },
    onChange(value: string) {
      if (walking.current) wait(value);
      else add(value);
    },
  };
}
