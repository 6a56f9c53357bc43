import type { ConsentEvent } from '../../packages/server/src/consent/consent-log/consent-event.ts';

/** The bytes of a request that posts an answer; `from`: the address that a proxy names; `domain`: of the site. */
export function buildAnswerRequest(
  { site, clientAt, ...event }: ConsentEvent,
  { from, domain = 'shop.example' }: { from?: string; domain?: string } = {},
): string {
  const { id, visitor, snapshot, action, layer, regime, granted, offered, gpc } = event;
  const record = {
    id,
    visitor,
    snapshot,
    action,
    layer,
    regime,
    granted,
    offered,
    gpc,
    at: clientAt.getTime(),
  };
  const body = JSON.stringify(record);
  const proxied = from === undefined ? '' : `x-forwarded-for: ${from}\r\n`;
  return `POST /c/${site} HTTP/1.1\r\nhost: localhost\r\n${proxied}origin: https://${domain}\r\ncontent-type: text/plain;charset=UTF-8\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}
