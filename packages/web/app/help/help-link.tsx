import type { ReactNode } from 'react';
import { PageLink } from '../layout/page-link.tsx';
import { type HelpTopic, helpPath } from '../help-topics.ts';

/** From a screen to the topic that explains it. */
export function HelpLink({ topic, children }: { topic: HelpTopic; children: ReactNode }) {
  return (
    <PageLink className="linkbtn" to={helpPath(topic)}>
      {children}
    </PageLink>
  );
}
