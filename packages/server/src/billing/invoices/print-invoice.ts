import type { Language } from '@clausewright/contract';
import type { InvoiceData } from '@clausewright/documents';
import type { Invoice, Party } from './invoice.ts';
import { invoiceWords } from './invoice-words.ts';

/** English as the rest of Europe writes it: day, month, year (specification 9). */
function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

/** An invoice as it is printed, in its own language. */
export function printInvoice(invoice: Invoice): InvoiceData {
  const { content, language, number } = invoice;
  const { tax } = content;
  const say = invoiceWords(language);
  const isNote = invoice.kind === 'credit-note';
  const kind = say(isNote ? 'creditNote' : 'invoice');
  const locale = localeOf(language);
  const places = new Intl.DisplayNames([locale], { type: 'region' });
  const amountsIn = (currency: string) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const { maximumFractionDigits = 2 } = format.resolvedOptions();
    return (minor: number) => format.format(minor / 10 ** maximumFractionDigits);
  };
  const money = amountsIn(content.currency);
  const date = (at: Date | string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  const rate = (hundredths: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000);

  const party = (one: Party) => ({
    name: one.name,
    lines: [
      ...one.address,
      ...(one.country === '' ? [] : [places.of(one.country) ?? one.country]),
      ...(one.vatNumber === null ? [] : [say('vatNumber', { number: one.vatNumber })]),
    ],
  });
  const withDiscount = content.discount > 0;
  const taxRow = (): InvoiceData['totals'] => {
    if (tax.treatment === 'not-registered') return [];
    if (tax.rate === 0) return [{ label: say('noVat'), value: money(0), strong: false }];
    const label = say('vat', { rate: rate(tax.rate), country: places.of(tax.country) ?? tax.country });
    return [{ label, value: money(content.vat), strong: false }];
  };
  const notes = [
    ...(tax.treatment === 'reverse-charge' ? [say('reverseCharge')] : []),
    ...(tax.treatment === 'outside-scope' ? [say('outsideScope')] : []),
    ...(tax.treatment === 'not-registered' ? [say('notRegistered')] : []),
    ...(tax.own === null ? [] : [ownVat(tax.own)]),
    isNote ? say('credited') : say('paid', { date: date(content.supplied) }),
  ];
  function ownVat(own: NonNullable<typeof tax.own>): string {
    const { currency, vat, rateMillionths, day } = own;
    const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(rateMillionths / 1e6);
    return say('vatOwn', { currency, amount: amountsIn(currency)(vat), rate: shown, day: date(day) });
  }

  return {
    title: say('title', { kind, number }),
    language,
    band: content.test ? say('test') : null,
    heading: kind,
    labels: { seller: say('seller'), buyer: say('buyer') },
    seller: party(content.seller),
    buyer: party(content.buyer),
    facts: [
      { label: say(isNote ? 'creditNumber' : 'number'), value: number },
      { label: say('issued'), value: date(invoice.issuedAt) },
      ...(content.corrects === null
        ? [{ label: say('supplied'), value: date(content.supplied) }]
        : [{ label: say('corrects'), value: correctsOf(content.corrects) }]),
    ],
    head: [
      say('item'),
      say('quantity'),
      say('unitPrice'),
      ...(withDiscount ? [say('discount')] : []),
      say('net'),
    ],
    lines: content.lines.map((line) => [
      line.label,
      String(line.quantity),
      money(line.unitPrice),
      ...(withDiscount ? [money(-line.discount)] : []),
      money(line.net),
    ]),
    totals: [
      { label: say('subtotal'), value: money(content.net - content.discount), strong: false },
      ...taxRow(),
      { label: say(isNote ? 'refunded' : 'total'), value: money(content.total), strong: true },
    ],
    notes,
    footer: [content.seller.name, content.seller.email, number].filter((text) => text !== null).join(' · '),
  };

  function correctsOf(corrects: { number: string; issued: string }): string {
    return say('correctsValue', { number: corrects.number, date: date(corrects.issued) });
  }
}
