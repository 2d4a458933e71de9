import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import stillPicture from '../pictures/cooking-still.svg';
import { useLatePart } from '../use-late-part.ts';
import styles from './cooking-animation.module.css';
import { prefersReducedMotion } from './reduced-motion.ts';

const fetchAnimation = async () => (await import('./cooking-animation.tsx')).CookingAnimation;

/** Fetches the graphic ahead, so that it is shown at once, even without a network. */
export function preloadLoadingGraphic() {
  new Image().src = stillPicture;
  // A graphic that cannot be fetched now is fetched again when it is shown.
  if (!prefersReducedMotion()) fetchAnimation().catch(() => undefined);
}

/** The start of the player keeps a slow device busy. Without this delay a quick chef's first words would wait for it. */
const PLAYER_DELAY_MS = 300;

interface LoadingGraphicProps {
  /** Address of a Lottie file; empty for the bundled one. */
  animationUrl: string;
}

/** Shows that the chef is cooking: an animation, or a still picture where there is none or motion is unwelcome. */
export function LoadingGraphic({ animationUrl }: LoadingGraphicProps) {
  const [isLongWait, setLongWait] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLongWait, PLAYER_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);

  const { Part: CookingAnimation } = useLatePart(fetchAnimation, isLongWait && !prefersReducedMotion());
  const still = <img src={stillPicture} width={200} height={200} alt="" />;
  return (
    <div className={styles.graphic} role="img" aria-label="The chef is cooking">
      {CookingAnimation ? (
        <ErrorBoundary fallback={still}>
          <CookingAnimation url={animationUrl} fallback={still} />
        </ErrorBoundary>
      ) : (
        still
      )}
    </div>
  );
}
