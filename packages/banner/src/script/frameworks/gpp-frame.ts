/** Frames of the page find and call `__gpp` (Core CMP API 1.1, "iframes"). */
import { make } from '../element.ts';

type Callback = (data: unknown, success: boolean) => void;
type Gpp = (command: string, callback: Callback, parameter?: unknown, version?: string) => void;

/** `__gppCall` of the specification. */
type GppCall = Readonly<
  Record<string, { callId: unknown; command: string; parameter?: unknown; version?: string } | undefined>
>;

/** As soon as there is a body: the script stands in the head. */
function stand(locator: Node): void {
  if (document.body as unknown) document.body.append(locator);
  else setTimeout(stand, 5, locator);
}

export function answerFrames(): void {
  const locator = make('iframe', { name: '__gppLocator', title: '', 'aria-hidden': 'true', tabindex: '-1' });
  locator.style.display = 'none';
  stand(locator);
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    const call = parsed(data)?.['__gppCall'];
    if (!call) return;
    const { callId, command, parameter, version } = call;
    (window as unknown as Record<string, Gpp>)['__gpp']!(
      command,
      (returnValue, success) => {
        const reply = { __gppReturn: { returnValue, success, callId } };
        source?.postMessage(typeof data === 'string' ? JSON.stringify(reply) : reply, { targetOrigin: '*' });
      },
      parameter,
      version,
    );
  });
}

/** Callers send objects or their JSON; whatever else comes by is not for us. */
function parsed(data: unknown): GppCall | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof value === 'object' ? (value as GppCall) : null;
  } catch {
    return null;
  }
}
