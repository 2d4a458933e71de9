/** The sound of a timer that is over. */
export interface Alarm {
  /** Gets ready to sound. Browsers allow that only while they handle a click or a key. */
  prepare: () => void;
  /** Sounds until it is silenced. */
  ring: () => void;
  silence: () => void;
  /** Gives the machine's sound back, until it is prepared again. */
  close: () => void;
}

/** Two beeps, then a pause. */
const BEEPS_S: readonly [start: number, end: number][] = [
  [0, 0.2],
  [0.3, 0.5],
];
const ROUND_S = 1.4;
const PITCH_HZ = 880;
const LOUDNESS = 0.5;
/** A tone that begins or ends at once clicks. */
const FADE_S = 0.02;

/** An alarm whose sound is made here: no file that could be missing when it is needed. */
export function createAlarm(): Alarm {
  let context: AudioContext | undefined;
  let sound: AudioBufferSourceNode | undefined;

  function silence() {
    sound?.stop();
    sound = undefined;
  }

  return {
    prepare() {
      // Some browsers can be told to have no sound; their visitors see that the time is up.
      if (typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      resume(context);
    },
    ring() {
      if (!context) return;
      // A telephone that slept, or that rang, has stopped the sound.
      resume(context);
      if (sound) return;
      sound = new AudioBufferSourceNode(context, { buffer: beeps(context), loop: true });
      sound.connect(context.destination);
      sound.start();
    },
    silence,
    close() {
      silence();
      context?.close().catch(reportError);
      context = undefined;
    },
  };
}

function resume(context: AudioContext) {
  if (context.state !== 'running') context.resume().catch(reportError);
}

function beeps(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, ROUND_S * sampleRate, sampleRate);
  const wave = buffer.getChannelData(0);
  for (const [start, end] of BEEPS_S) {
    for (let at = Math.ceil(start * sampleRate); at < end * sampleRate; at += 1) {
      const time = at / sampleRate;
      const fade = Math.min(1, (time - start) / FADE_S, (end - time) / FADE_S);
      wave[at] = LOUDNESS * fade * Math.sin(2 * Math.PI * PITCH_HZ * time);
    }
  }
  return buffer;
}
