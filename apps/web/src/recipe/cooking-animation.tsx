import { Player, PlayerEvent } from '@lottiefiles/react-lottie-player';
import { type ReactNode, useEffect, useState } from 'react';
import bundledAnimation from '../pictures/cooking.json';

interface CookingAnimationProps {
  /** Address of a Lottie file; empty for the bundled one. */
  url: string;
  /** Shown until the file has come, and when it cannot be fetched. */
  fallback: ReactNode;
}

const SIZE = { width: 200, height: 200 };

/** The player's own defaults, which it drops when any is given, and no expressions: they need `eval`. */
const RENDERER_SETTINGS = {
  clearCanvas: false,
  hideOnTransparent: true,
  progressiveLoad: true,
  runExpressions: false,
};

/** Plays the loading animation. */
export function CookingAnimation({ url, fallback }: CookingAnimationProps) {
  const [animation, setAnimation] = useState<object | undefined>(url === '' ? bundledAnimation : undefined);

  // The player would fetch the address itself, but leaks when it is unmounted meanwhile.
  useEffect(() => {
    if (url === '') return;
    const controller = new AbortController();
    loadAnimation(url, controller.signal)
      .then(setAnimation)
      .catch(() => setAnimation(undefined));
    return () => controller.abort();
  }, [url]);

  if (!animation) return fallback;
  return (
    <Player
      src={animation}
      speed={1}
      autoplay
      loop
      style={SIZE}
      rendererSettings={RENDERER_SETTINGS}
      onEvent={(event) => {
        if (event === PlayerEvent.Error) setAnimation(undefined);
      }}
    />
  );
}

async function loadAnimation(url: string, signal: AbortSignal): Promise<object | undefined> {
  const response = await fetch(url, { signal });
  const file: unknown = response.ok ? await response.json() : undefined;
  return typeof file === 'object' && file !== null && 'layers' in file ? file : undefined;
}
