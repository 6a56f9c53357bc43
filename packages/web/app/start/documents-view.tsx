import type { ListedPrices } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { chosenInAdvance, neededDocuments, type NeededDocument } from '@clausewright/library/presets';
import { useTranslations } from 'use-intl';
import { useMoney } from '../amount.ts';
import { cheapestPlan, monthlyPrice, planByMonth } from '../cheapest-plan.ts';
import { countryName } from '../country-names.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useOperator } from '../operator.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { Dock } from './dock.tsx';
import type { StartDraft } from './start-draft.ts';
import { TotalLine } from './total-line.tsx';
import { usePrices } from '../use-prices.tsx';

interface Props {
  draft: StartDraft;
  kind: NonNullable<StartDraft['kind']>;
  /** Names of services that need consent. */
  tracking: readonly string[];
  types: readonly AgreementType[];
  banner: boolean;
  /** What the documents cost by what was answered. */
  total: { sum: number; currency: string };
  /** Null until the documents are loaded. */
  count: number | null;
  onTypes: (types: readonly AgreementType[]) => void;
  onBanner: (banner: boolean) => void;
  onNext: () => void;
  onBack: () => void;
}

/** What the website needs, why, by which law and at what price. Nothing paid is ticked. */
export function DocumentsView(props: Props) {
  const { draft, kind, tracking, types, banner, total, count, onTypes, onNext, onBack } = props;
  const t = useTranslations('way-in');
  const { language } = useLanguage();
  const { taxed } = useOperator();
  const { prices, asking } = usePrices();
  const facts = { kind, country: draft.country, places: draft.places };
  const needed = neededDocuments(facts, tracking.length > 0);
  const wanted = needed.filter(({ need }) => need !== 'not-needed');
  const rest = needed.filter(({ need }) => need === 'not-needed');
  const toggle = (type: AgreementType) =>
    onTypes(types.includes(type) ? types.filter((one) => one !== type) : [...types, type]);
  const card = (document: NeededDocument) => (
    <Card
      key={document.type}
      document={document}
      chosen={types.includes(document.type)}
      prices={prices}
      services={tracking.length}
      onToggle={() => toggle(document.type)}
    />
  );
  const of = [draft.address, t(`kinds.${kind}`), countryName(draft.country, language)];
  return (
    <>
      <main id="main" tabIndex={-1} className="wrap page start">
        <PageTitle>{t('documents.title')}</PageTitle>
        {asking}
        <p className="eyebrow">
          {of.filter((one) => one !== '').join(' · ')} ·{' '}
          <button type="button" className="linkbtn" onClick={onBack}>
            {t('change')}
          </button>
        </p>
        <h1>{t('documents.title')}</h1>
        <p className="lead mt-3">{t('documents.lead', { count: chosenInAdvance(needed).length })}</p>
        <div className="needed">
          {wanted.map(card)}
          {draft.places.includes('website') && <BannerCard {...props} prices={prices} />}
        </div>
        {rest.length > 0 && (
          <details className="needed__rest">
            <FoldSummary>{t('documents.notNeeded')}</FoldSummary>
            <div className="needed">{rest.map(card)}</div>
          </details>
        )}
        <p className="small muted mt-4">
          {t(taxed ? 'documents.tax' : 'documents.untaxed')} {t('documents.note')}
        </p>
      </main>
      <Dock
        words={
          <TotalLine
            total={total}
            banner={banner}
            country={draft.country}
            free={t('documents.free', { count: types.length })}
          />
        }
        onBack={onBack}
      >
        <button
          type="button"
          className="btn btn--primary"
          disabled={types.length === 0}
          aria-busy={count === null && types.length > 0}
          onClick={() => {
            if (count !== null) onNext();
          }}
        >
          {count === null ? t('documents.next') : t('documents.answer', { count })}
        </button>
      </Dock>
    </>
  );
}

interface CardProps {
  document: NeededDocument;
  chosen: boolean;
  prices: ListedPrices | null;
  services: number;
  onToggle: () => void;
}

function Card({ document: { type, need, reason, law }, chosen, prices, services, onToggle }: CardProps) {
  const t = useTranslations('way-in');
  const tTypes = useTranslations('types');
  const money = useMoney(prices?.currency ?? 'EUR');
  const premium = prices?.premium.find((one) => one.type === type)?.amount ?? 0;
  return (
    <label className="choice need">
      <input type="checkbox" name="document" value={type} checked={chosen} onChange={onToggle} />
      <span>
        <span className="need__name">
          {tTypes(`${type}.name`)}{' '}
          {need !== 'not-needed' && (
            <span className={need === 'required' ? 'badge badge--warn' : 'badge badge--line'}>
              {t(`need.${need}`)}
            </span>
          )}
        </span>
        <small>{t(`reason.${reason}`, { count: services })}</small>
        {law !== null && <small>{law}</small>}
        {need === 'required' && !chosen && law !== null && (
          <small className="need__unticked">{t('documents.unticked', { law })}</small>
        )}
      </span>
      <span className="price">
        <b>{t('free')}</b>
        {premium > 0 && <small>{t('documents.premium', { sum: money(premium) })}</small>}
      </span>
    </label>
  );
}

function BannerCard({ tracking, banner, onBanner, prices }: Props & { prices: ListedPrices | null }) {
  const t = useTranslations('way-in.banner');
  const money = useMoney(prices?.currency ?? 'EUR');
  const monthly = planByMonth(prices?.plans ?? [])?.price;
  const cheaper = cheapestPlan(prices?.plans ?? []);
  return (
    <label className="choice need">
      <input
        type="checkbox"
        name="banner"
        checked={banner}
        onChange={({ target }) => onBanner(target.checked)}
      />
      <span>
        <span className="need__name">
          {t('name')} {tracking.length > 0 && <span className="badge badge--warn">{t('needed')}</span>}
        </span>
        <small>
          {tracking.length > 0 ? t('reason', { names: tracking.slice(0, 4).join(', ') }) : t('unseen')}
        </small>
      </span>
      <span className="price">
        {monthly !== undefined && <b>{t('monthly', { sum: money(monthly) })}</b>}
        {cheaper?.interval === 'year' && (
          <small>
            {t('cheaper', {
              sum: money(Math.round(monthlyPrice(cheaper))),
              total: money(cheaper.price),
              years: cheaper.count,
            })}
          </small>
        )}
        <small>{t('later')}</small>
      </span>
    </label>
  );
}
