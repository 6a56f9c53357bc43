import { Fragment } from 'react';

/** A host name that breaks at its dots where it has to. */
export function SiteName({ site }: { site: string }) {
  return site.split('.').map((label, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, and never move
    <Fragment key={at}>
      {at > 0 && (
        <>
          <wbr />.
        </>
      )}
      {label}
    </Fragment>
  ));
}
