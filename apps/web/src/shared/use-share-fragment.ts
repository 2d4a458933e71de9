import { SHARE_PREFIX } from '@spatula/recipe/share-prefix';
import { useEffect, useState } from 'react';

/** The shared recipe in the page's address. */
export interface ShareFragment {
  /** With its "#"; empty where there is none, and until React has taken over the HTML of the page. */
  fragment: string;
  /** Takes it off the address; "Back" brings it again. */
  close: () => void;
  /** Takes it off the address for good. */
  decline: () => void;
}

/** Follows the page's address, from link to link and back and forward. */
export function useShareFragment(): ShareFragment {
  const [fragment, setFragment] = useState('');

  useEffect(() => {
    function follow() {
      const { hash } = location;
      // A link to a place on this page, such as its top, closes nothing.
      if (hash.startsWith(SHARE_PREFIX) || hash === '') setFragment(hash);
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  function close() {
    history.pushState(null, '', pageAddress());
    setFragment('');
  }

  function decline() {
    history.replaceState(null, '', pageAddress());
    setFragment('');
  }

  return { fragment, close, decline };
}

const pageAddress = () => location.pathname + location.search;
