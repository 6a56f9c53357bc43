import {
  type Context,
  given,
  has,
  prose,
  type Prose,
  properName,
  sequence,
} from '@clausewright/engine/document/authoring';
import { fitAddressee } from '../../../../statutory/addressee.ts';
import { withdrawalTexts } from '../../../../statutory/market.ts';
import { printStatutory } from '../../../../statutory/print.ts';
import { statutoryPart } from '../../../../statutory/texts.ts';
import { cancelsInEnglish, mayWithdraw, onlyBritish } from '../../sells.ts';
import { traderAddressee } from '../../words/withdrawal.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

/** The form in the language of the document, by market. */
function formOf(c: Context<ReturnQuestions>): Prose {
  const { form } = withdrawalTexts(c.language, c.a.country);
  const text = statutoryPart(form, c.language, 'form');
  const name = (c.a.entity_type === 'individual' ? c.a.individual_name : c.a.business_name) ?? '';
  return printStatutory(fitAddressee(text, c.language, name), {
    trader_name_address_email: traderAddressee(c),
  });
}

function unionForm(c: Context<ReturnQuestions>): Prose {
  return has(c.a.laws, 'eu_consumer') ? formOf(c) : sequence([]);
}

/**
 * The United Kingdom prescribes its form in English. In the other languages that of the Union says the same, once.
 */
function britishForm(c: Context<ReturnQuestions>): Prose {
  if (!has(c.a.laws, 'uk_consumer')) return sequence([]);
  if (c.language !== 'en') return onlyBritish(c.a) ? formOf(c) : sequence([]);
  const form = statutoryPart('uk-ccr-sch3-b', 'en', 'form');
  const printed = printStatutory(form, { trader_name_address_email: traderAddressee(c) });
  return onlyBritish(c.a)
    ? printed
    : prose`
        For consumers in the United Kingdom the form reads:

        ${printed}`;
}

/**
 * Directive 2011/83/EU, Annex I(B); Annex 2 EGBGB; annex to R. 221-1 Code de la consommation; annex I.B TRLGDCU;
 * SI 2013/3134, Schedule 3, Part B. official: verified (de for Germany, en, es, nl, fr for France, United Kingdom);
 * official: unverified (de for Austria, it, fr for Belgium and Luxembourg).
 */
export const withdrawalForm = clause({
  id: 'rr.withdrawal_form',
  version: 2,
  when: (a) => mayWithdraw(a),
  ground: { law: 'Directive 2011/83/EU, Annex I(B)' },
  parts: {
    union: {
      meets: ['crd-annex-ib', 'crd-6-1-h', 'de-widerruf', 'es-102', 'nl-230o'],
      when: (a) => has(a.laws, 'eu_consumer'),
    },
    british: { meets: ['uk-ccr-cancel'], when: (a) => has(a.laws, 'uk_consumer') },
    own: { answers: ['custom_form_url'], when: (a) => given(a.custom_form_url) },
  },
  texts: import.meta.url,
  values: {
    unionForm,
    britishForm,
    formTitle: (c) =>
      cancelsInEnglish(c.a) ? properName('Cancellation form') : properName('Withdrawal form'),
  },
});
