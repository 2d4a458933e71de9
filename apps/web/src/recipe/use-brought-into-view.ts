import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Scrolls to an element when something begins there. The focus stays where it is. */
export function useBroughtIntoView(element: RefObject<HTMLElement | null>, isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    element.current?.scrollIntoView({ behavior, block: 'start' });
  }, [element, isActive]);
}
