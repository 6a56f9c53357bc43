import type { ListedAgreement } from '@clausewright/contract';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { perPage } from './list-choice.ts';
import { Pages } from './pages.tsx';
import type { AgreementActions } from './use-agreement-actions.ts';
import type { OwnAgreements } from './use-own-agreements.ts';

interface Props {
  list: OwnAgreements;
  /** Of the ways to its other pages. */
  label: string;
  /** The page that the address names, from 1. */
  number: number;
  onPage: (page: number, how: 'replace' | 'push') => void;
  life: AgreementActions;
  Card: ComponentType<{ agreement: ListedAgreement; life: AgreementActions }>;
  /** Cards of other things, after these. */
  children?: ReactNode;
}

/** One page of cards. */
export function Deck({ list: { page, asking }, label, number, onPage, life, Card, children }: Props) {
  const deck = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (asking || !turned.current) return;
    // Whoever turned the page reads on at its top.
    turned.current = false;
    deck.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [asking]);
  const total = page?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const beyond = page !== null && !asking && number > last;
  useEffect(() => {
    // The last card of the last page was deleted, or the address is an old one.
    if (beyond) onPage(last, 'replace');
    // oxlint-disable-next-line react/exhaustive-deps -- once per answer
  }, [beyond, last]);
  if (page === null) return null;
  const shown = page.agreements.filter(({ agreement_id: id }) => !life.isGone(id));
  if (shown.length === 0 && !children) return null;
  return (
    <>
      <div className="deck" ref={deck} aria-busy={asking}>
        {shown.map((agreement) => (
          <Card key={agreement.agreement_id} agreement={agreement} life={life} />
        ))}
        {children}
      </div>
      <Pages
        page={number}
        total={total}
        label={label}
        onPage={(next) => {
          turned.current = true;
          onPage(next, 'push');
        }}
      />
    </>
  );
}
