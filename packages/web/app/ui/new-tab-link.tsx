import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** Says that it opens in a new tab, for those who do not see the sign. */
  newTab: string;
  children: ReactNode;
}

/** A link that leaves the page where it is. */
export function NewTabLink({ href, newTab, children }: Props) {
  return (
    <a className="linkbtn" href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="vh"> {newTab}</span>
      <ExternalLink className="icon" aria-hidden="true" />
    </a>
  );
}
