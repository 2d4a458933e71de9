import { connect, type Socket } from 'node:net';
import { BODY } from './load.ts';

/** Asks for a stream and reads nothing of it. */
export function openUnreadStream(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.pause();
  socket.write(
    'POST /recipe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Accept: text/event-stream\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
  );
  return socket;
}
