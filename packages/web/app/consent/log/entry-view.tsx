import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusMessage } from '../../account/section.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { EntryProof } from './entry-proof.tsx';
import { EraseVisitor } from './erase-visitor.tsx';
import type { FullEntry } from './full-entry.ts';
import { useOpenLog } from './log-context.ts';
import { ShownBanner } from './shown-banner.tsx';
import { VendorAnswers } from './vendor-answers.tsx';

/** One answer: what was said, what proves it, what was seen. */
export function EntryView({ entry, reload }: { entry: FullEntry; reload: () => void }) {
  const t = useTranslations('consent-log.erase');
  const { changed } = useOpenLog();
  const [said, setSaid] = useState<string | null>(null);
  return (
    <>
      <StatusMessage>{said}</StatusMessage>
      <div className="log__panels">
        <EntryFacts entry={entry} />
        <VendorAnswers entry={entry} />
        <EntryProof entry={entry} />
        {entry.visitor !== null && (
          <EraseVisitor
            visitor={entry.visitor}
            onErased={(count) => {
              setSaid(t('done', { count }));
              // The button that was pressed goes with the visitor.
              document.getElementById('tab-title')?.focus();
              changed();
              reload();
            }}
          />
        )}
      </div>
      <ShownBanner entry={entry} />
    </>
  );
}
