import type { TranslationDetails } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import { useEffect, useState } from 'react';
import type { Texts } from '../text-autosave.ts';
import type { DocumentInput } from '../to-document.ts';
import { loadedMaker, loadMaker, type Maker } from '../use-maker.ts';
import { createFormatted, type Formatted, type FormattedPorts } from './create-formatted.ts';

const loadClauses = () => import('../clause/clause-editing.ts');

interface Input {
  first: Texts;
  details: TranslationDetails;
  of: DocumentInput;
  maker: Maker | null;
  events: Pick<FormattedPorts, 'changed' | 'left' | 'asked' | 'simplified' | 'tooLong' | 'save' | 'link'> & {
    /** The text cannot be read clause by clause. */
    unreadable: () => void;
  };
}

/** The field that is written in clause by clause; what it needs of ProseMirror comes when the page is at rest. */
export function useFormatted({ first, details, of, maker, events }: Input): Formatted {
  const [formatted] = useState(() => createFormatted(first));
  const ports: FormattedPorts = {
    load: async () => {
      await loadMaker();
      return loadClauses();
    },
    read: (texts) => {
      const reader = loadedMaker();
      const made = reader?.makeDocument(of, texts);
      if (reader && made?.ok) return reader.blocksOfClauses(made.shown);
      events.unreadable();
      return new Map();
    },
    markdown: (blocks) => loadedMaker()?.markdownOfBlocks(of, blocks) ?? '',
    leaves: (id) => details.origins.find(({ clause }) => clause === id)?.leaves ?? [],
    limit: limits.documentText,
    ...events,
  };
  useEffect(() => formatted.connect(ports));
  useEffect(() => {
    if (maker !== null) void loadClauses().catch(() => undefined);
  }, [maker]);
  return formatted;
}
