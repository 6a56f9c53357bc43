import type { ReactNode } from 'react';

/** Tags of messages: `t.rich(key, { link: linkTo(url), email: mailTo(address), b: bold })`. */
export function linkTo(url: string) {
  return (words: ReactNode) => <a href={url}>{words}</a>;
}

/** The words alone where there is nothing to link. */
export function linkWhere(url: string | undefined) {
  return url === undefined ? (words: ReactNode) => <>{words}</> : linkTo(url);
}

export function mailTo(address: string) {
  return () => <a href={`mailto:${address}`}>{address}</a>;
}

export function bold(words: ReactNode) {
  return <b>{words}</b>;
}

export function marked(words: ReactNode) {
  return <mark>{words}</mark>;
}
