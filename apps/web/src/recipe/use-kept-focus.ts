import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus over from a button inside the element that is gone, so that the keyboard does not start again
 * at the top of the page. The handlers belong on the element, which must be focusable.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // React reports no blur for an element that it removes itself.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
