import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the place of the keyboard in an element: when a button inside has the focus and is taken off the page, the
 * focus goes to the nearest element around the button that takes it, and not back to the top of the page.
 *
 * @param element - must itself take the focus: `tabIndex={-1}`
 * @returns handlers for the element
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>) {
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!element.current) return;
    const observer = new MutationObserver((changes) => {
      if (document.activeElement !== document.body) return;
      const place = changes.find(({ removedNodes }) =>
        Array.from(removedNodes).some((node) => node.contains(focused.current)),
      )?.target;
      if (place instanceof Element) {
        place.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      }
    });
    observer.observe(element.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
    },
    // React reports no blur for an element that it removes itself.
    onBlur: () => {
      focused.current = null;
    },
  };
}
