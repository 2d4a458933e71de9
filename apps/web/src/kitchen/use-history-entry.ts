import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface HistoryEntry {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Gives a view that covers the page an entry in the browser's history. Back closes the view and Forward opens it again;
 * a view that is closed in another way takes its entry away.
 */
export function useHistoryEntry({ isOpen, onOpen, onClose }: HistoryEntry): void {
  // The entries of other visits of the page, such as those before a reload, have other ids.
  const [id] = useState(Math.random);

  const isWanted = useRef(false);
  const isGoingBack = useRef(false);

  const follow = useEffectEvent(() => {
    if (isGoingBack.current) {
      isGoingBack.current = false;
      // It was opened again before the browser had gone back.
      if (isOpen) history.pushState({ kitchen: id }, '');
    } else if (isAt(id)) onOpen();
    else onClose();
  });
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  // Before the view is drawn: Back would else leave the page for whoever sees the view and presses it at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    isWanted.current = true;
    if (!isAt(id)) history.pushState({ kitchen: id }, '');
    return () => {
      isWanted.current = false;
      // A moment later, since strict mode undoes each effect once and runs it again at once.
      queueMicrotask(() => {
        if (isWanted.current || isGoingBack.current || !isAt(id)) return;
        isGoingBack.current = true;
        history.back();
      });
    };
  }, [id, isOpen]);
}

function isAt(id: number): boolean {
  return history.state?.kitchen === id;
}
