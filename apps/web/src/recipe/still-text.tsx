import { Component, createRef, type ReactNode } from 'react';
import type { RecipeState } from './recipe-state.ts';

interface StillTextProps {
  kind: RecipeState['kind'];
  children: ReactNode;
}

/**
 * Keeps a text where it is on the screen when the recipe ends and something appears above it. React has no hook
 * that measures the page before it is changed.
 */
export class StillText extends Component<StillTextProps> {
  readonly #element = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ kind }: StillTextProps): number | null {
    return kind === this.props.kind ? null : this.#top();
  }

  override componentDidUpdate(_props: StillTextProps, _state: unknown, top: number | null) {
    // Above the recipe nobody reads it: the page may still be scrolling there, and this would end that.
    const area = this.#element.current?.closest('section')?.getBoundingClientRect().top ?? 0;
    if (top === null || area > 1) return;
    const moved = this.#top() - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  #top(): number {
    return this.#element.current?.getBoundingClientRect().top ?? 0;
  }

  override render() {
    return <div ref={this.#element}>{this.props.children}</div>;
  }
}
