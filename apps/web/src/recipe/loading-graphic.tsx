import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import stillPicture from '../pictures/cooking-still.svg';
import styles from './cooking-animation.module.css';
import { prefersReducedMotion } from './reduced-motion.ts';

const CookingAnimation = lazy(async () => ({
  default: (await import('./cooking-animation.tsx')).CookingAnimation,
}));

interface LoadingGraphicProps {
  /** Address of a Lottie file; empty for the bundled one. */
  animationUrl: string;
}

/** Shows that the chef is cooking: an animation, or a still picture where there is none or motion is unwelcome. */
export function LoadingGraphic({ animationUrl }: LoadingGraphicProps) {
  const still = <img src={stillPicture} width={200} height={200} alt="" />;
  return (
    <div className={styles.graphic} role="img" aria-label="The chef is cooking">
      {prefersReducedMotion() ? (
        still
      ) : (
        <ErrorBoundary fallback={still}>
          <Suspense fallback={still}>
            <CookingAnimation url={animationUrl} fallback={still} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
