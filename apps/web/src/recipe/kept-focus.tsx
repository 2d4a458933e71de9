import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

interface KeptFocusProps {
  className?: string;
  children: ReactNode;
}

/** An element that keeps the place of the keyboard; see {@link useKeptFocus}. */
export function KeptFocus({ className, children }: KeptFocusProps) {
  const element = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(element);
  return (
    <div ref={element} className={className} tabIndex={-1} {...keptFocus}>
      {children}
    </div>
  );
}
