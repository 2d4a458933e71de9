import { readShareLink, type SharedRecipe as Shared } from '@spatula/recipe/share-link';
import { useEffect, useState } from 'react';
import { ReplaceQuestion } from './replace-question.tsx';
import { SharedCard } from './shared-card.tsx';
import styles from './shared-recipe.module.css';

/** Properties of {@link SharedRecipe}. */
export interface SharedRecipeProps {
  /** The part of the address that holds it; anybody may have written it. */
  fragment: string;
  /** Whether the visitor has a recipe on the page, done or not, which the shared one would replace. */
  isRecipeOpen: boolean;
  /** The visitor chose to see it in place of the recipe that is open. */
  onReplace: () => void;
  /** The visitor chose to keep the recipe that is open. */
  onDecline: () => void;
  onClose: () => void;
}

/** Reads the recipe in a link, asks whether it may replace the one that is open, and shows it. */
export function SharedRecipe({ fragment, isRecipeOpen, onReplace, onDecline, onClose }: SharedRecipeProps) {
  const [read, setRead] = useState<{ shared: Shared | undefined }>();
  useEffect(() => {
    let isLeft = false;
    readShareLink(fragment).then((shared) => isLeft || setRead({ shared }));
    return () => {
      isLeft = true;
    };
  }, [fragment]);

  if (!read) return null;
  if (!read.shared) return <BrokenLink onClose={onClose} />;
  if (isRecipeOpen) return <ReplaceQuestion onReplace={onReplace} onKeep={onDecline} />;
  return <SharedCard shared={read.shared} onClose={onClose} />;
}

function BrokenLink({ onClose }: { onClose: () => void }) {
  return (
    <section className={styles.broken} aria-label="Shared recipe">
      <p role="alert">This link holds no recipe that can be read: ask for it again.</p>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
