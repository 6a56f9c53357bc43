import { items, prose } from '../../document/authoring.ts';
import { vendorCategoryTexts } from '../words/vendor-categories.ts';
import { underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';
import { providers, whatProvidersDo } from './provider-names.ts';
import { waitsWhereRequired } from './site-banner.ts';

/**
 * Drafting note. Articles 5(1)(a) and 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC, since
 * recordings serve more than to count an audience. receive: what is typed may be recorded, conditional, for nobody is asked
 * what is masked.
 */
export const replay = clause({
  id: 'pp.replay',
  version: 4,
  when: (a) => a.session_replay === 'yes',
  parts: {
    tools: { meets: [] },
    receive: { meets: [] },
    consent: { meets: [], when: (a) => underEither(a) && !waitsWhereRequired(a) },
    required: { meets: [], when: (a) => underEither(a) && waitsWhereRequired(a) },
  },
  words: vendorCategoryTexts,
  text: {
    de: (c) => prose`
      ## Aufzeichnung von Besuchen

      ${c.part.tools(prose`
        Wir zeichnen auf, wie unser Angebot bedient wird. Dafür setzen wir ein:

        ${items(providers(c, 'session_replay_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'session_replay_vendors', c.w.session_replay)} Auch was Sie in ein Feld eingeben oder in einem Chat schreiben, kann
      aufgezeichnet werden, wenn es nicht ausgeblendet ist.`} ${c.part.consent`Wir zeichnen nur auf, wenn Sie
      eingewilligt haben.`} ${c.part.required`Wo das Gesetz eine Einwilligung verlangt, zeichnen wir nur auf, wenn Sie eingewilligt haben.`}`,
    en: (c) => prose`
      ## Recordings of visits

      ${c.part.tools(prose`
        We record how our service is operated. For this we use:

        ${items(providers(c, 'session_replay_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'session_replay_vendors', c.w.session_replay)} What you type into a field or write in a chat may be recorded as well,
      unless it is masked.`} ${c.part.consent`We record only if you have given your consent.`} ${c.part.required`Where the law requires consent, we record only if you have given it.`}`,
    es: (c) => prose`
      ## Grabación de visitas

      ${c.part.tools(prose`
        Registramos cómo se utiliza nuestro servicio. Para ello utilizamos:

        ${items(providers(c, 'session_replay_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'session_replay_vendors', c.w.session_replay)} También puede registrarse lo que usted escribe en un campo o en un
      chat, salvo que quede enmascarado.`} ${c.part.consent`Solo grabamos si usted ha dado su consentimiento.`} ${c.part.required`Donde la ley exige consentimiento, solo grabamos si usted lo ha dado.`}`,
    fr: (c) => prose`
      ## Enregistrement des visites

      ${c.part.tools(prose`
        Nous enregistrons la manière dont notre service est utilisé. Pour cela, nous employons :

        ${items(providers(c, 'session_replay_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'session_replay_vendors', c.w.session_replay)} Ce que vous saisissez dans un champ ou écrivez dans un chat peut
      également être enregistré, sauf si le contenu est masqué.`} ${c.part
        .consent`Nous n’enregistrons que si vous avez
      donné votre consentement.`} ${c.part.required`Lorsque la loi exige votre consentement, nous n’enregistrons que si vous l’avez donné.`}`,
    it: (c) => prose`
      ## Registrazione delle visite

      ${c.part.tools(prose`
        Registriamo il modo in cui viene usato il nostro servizio. A tal fine utilizziamo:

        ${items(providers(c, 'session_replay_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'session_replay_vendors', c.w.session_replay)} Può essere registrato anche ciò che Lei digita in un campo o scrive in
      una chat, salvo che sia oscurato.`} ${c.part.consent`Registriamo solo se Lei ha prestato il Suo consenso.`} ${c.part.required`Dove la legge richiede il consenso, registriamo solo se Lei lo ha prestato.`}`,
    nl: (c) => prose`
      ## Opname van bezoeken

      ${c.part.tools(prose`
        Wij leggen vast hoe onze dienst wordt gebruikt. Daarvoor gebruiken wij:

        ${items(providers(c, 'session_replay_vendors'))}`)}

      ${c.part
        .receive`${whatProvidersDo(c, 'session_replay_vendors', c.w.session_replay)} Ook wat u in een veld invult of in een chat schrijft, kan worden
      vastgelegd, tenzij het is afgeschermd.`} ${c.part
        .consent`Wij maken alleen opnamen als u toestemming hebt
      gegeven.`} ${c.part.required`Waar de wet toestemming verlangt, nemen wij alleen op als u die toestemming hebt gegeven.`}`,
  },
});
