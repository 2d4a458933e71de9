/** Stands in for the Lottie player, which cannot be imported without a browser's canvas: shows what it was given. */
export function Player({ onEvent, ...props }: { onEvent: (event: string) => void }) {
  return (
    <button type="button" data-testid="player" onClick={() => onEvent(PlayerEvent.Error)}>
      {JSON.stringify(props)}
    </button>
  );
}

/** The one event that the page listens to; a click on the stand-in sends it. */
export const PlayerEvent = { Error: 'error' };
