import type { ProviderContext, ProviderForm } from './provider-form.ts';
import type { CardContext, CardFields } from './saved-card.ts';

type CreateForm = (context: ProviderContext) => ProviderForm;
/** Null where the provider's script did not come. */
type ShowCardFields = (element: HTMLElement, context: CardContext) => Promise<CardFields | null>;

/** What the pages know of a provider; its code is loaded once its way to pay is chosen. */
export interface ProviderRegistration {
  /** As people read it. */
  name: string;
  loadForm: (kind: ProviderContext['kind']) => Promise<CreateForm>;
  /** Where a card can be saved without a payment. */
  loadCardFields?: () => Promise<ShowCardFields>;
  /** Its card fields offer other ways to pay too. */
  offersMoreThanCards?: true;
}
