/** When the period of withdrawal begins, for a shop that cannot know before how an order will be delivered. */
import type { Language } from '@clausewright/contract/languages';
import { has } from '../../document/authoring.ts';
import type { Start } from '../../statutory/instructions.ts';
import type { ReturnQuestions } from '../clause.ts';
import { sellsBeside } from '../sells.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 1;

type Case = 'together' | 'apart' | 'pieces' | 'regular' | 'card';
const part: { readonly [C in Case]: Start['part'] } = {
  together: '1b',
  apart: '1c',
  pieces: '1d',
  regular: '1e',
  card: '1a',
};
const cases: { readonly [L in Language]: { readonly [C in Case]: string } } = {
  de: {
    together: 'wenn Sie eine Ware oder mehrere Waren bestellt haben, die zusammen geliefert werden',
    apart: 'wenn Sie mehrere Waren in einer Bestellung bestellt haben und diese getrennt geliefert werden',
    pieces: 'wenn eine Ware in mehreren Teilsendungen oder Stücken geliefert wird',
    regular: 'wenn Waren über einen festgelegten Zeitraum regelmäßig geliefert werden',
    card: 'wenn Sie einen Geschenkgutschein gekauft haben',
  },
  en: {
    together: 'if you ordered one good or several goods that are delivered together',
    apart: 'if you ordered several goods in one order and they are delivered separately',
    pieces: 'if a good is delivered in several lots or pieces',
    regular: 'if goods are delivered regularly over a fixed time',
    card: 'if you bought a gift card',
  },
  es: {
    together: 'si ha pedido un solo bien o varios que se entregan juntos',
    apart: 'si ha pedido varios bienes en un mismo pedido y se entregan por separado',
    pieces: 'si un bien se entrega en varios componentes o piezas',
    regular: 'si los bienes se entregan periódicamente durante un plazo determinado',
    card: 'si ha comprado una tarjeta regalo',
  },
  fr: {
    together: 'si vous avez commandé un seul bien ou plusieurs biens livrés ensemble',
    apart: 'si vous avez commandé plusieurs biens dans une même commande et qu’ils sont livrés séparément',
    pieces: 'si un bien est livré en plusieurs lots ou pièces',
    regular: 'si des biens sont livrés régulièrement pendant une durée déterminée',
    card: 'si vous avez acheté une carte cadeau',
  },
  it: {
    together: 'se ha ordinato un solo bene o più beni consegnati insieme',
    apart: 'se ha ordinato più beni con un unico ordine e sono consegnati separatamente',
    pieces: 'se un bene è consegnato in più lotti o pezzi',
    regular: 'se i beni sono consegnati periodicamente per una durata determinata',
    card: 'se ha acquistato una carta regalo',
  },
  nl: {
    together: 'als u één goed hebt besteld of meerdere goederen die samen worden geleverd',
    apart: 'als u meerdere goederen in één bestelling hebt besteld en ze afzonderlijk worden geleverd',
    pieces: 'als een goed in meerdere zendingen of onderdelen wordt geleverd',
    regular: 'als goederen gedurende een vaste periode regelmatig worden geleverd',
    card: 'als u een cadeaubon hebt gekocht',
  },
};

/** Gift cards join the goods, unless other contracts have instructions of their own. */
export function startsOfGoods(
  a: { readonly goods_kinds?: ReturnQuestions['goods_kinds'] | undefined },
  language: Language,
): Start[] {
  const found: readonly Case[] = [
    'together',
    'apart',
    'pieces',
    ...(has(a.goods_kinds, 'subscriptions') ? (['regular'] as const) : []),
    ...(has(a.goods_kinds, 'gift-cards') && !sellsBeside(a) ? (['card'] as const) : []),
  ];
  return found.map((one) => ({ part: part[one], when: cases[language][one] }));
}
