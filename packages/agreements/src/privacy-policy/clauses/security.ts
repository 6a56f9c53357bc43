import { given, items, link, prose } from '../../document/authoring.ts';
import { securityMeasureWords } from '../words/security-measures.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Articles 24 and 32 GDPR, which ask for no text; Korea, India and others ask for one. limits: 15 U.S.C. §
 * 45(a), no promise that cannot be kept. list: only measures that the owner named. report: a custom of coordinated
 * disclosure.
 */
export const security = clause({
  id: 'pp.security',
  version: 2,
  parts: {
    general: { meets: ['play-security'], when: (a) => a.security_mode !== 'list' },
    list: { meets: ['play-security'], when: (a) => a.security_mode === 'list' },
    limits: { meets: [] },
    report: { meets: [], when: (a) => given(a.breach_contact) },
  },
  words: securityMeasureWords,
  text: {
    de: (c) => prose`
      ## Wie wir Daten schützen

      ${c.part.general`Wir schützen personenbezogene Daten durch technische und organisatorische Maßnahmen vor
      Verlust, Missbrauch und unbefugtem Zugriff. Welche das sind, richtet sich nach der Art der Daten, den
      Risiken und dem Stand der Technik.`}

      ${c.part.list(prose`
        Wir schützen personenbezogene Daten vor Verlust, Missbrauch und unbefugtem Zugriff, unter anderem durch
        diese Maßnahmen:

        ${items(c.names(c.say.security_measures, c.w))}`)}

      ${c.part
        .limits`Kein Verfahren der Übertragung oder Speicherung ist vollkommen sicher. Deshalb können wir
      vollständige Sicherheit nicht zusichern.`} ${c.part.report`Wenn Sie eine Sicherheitslücke finden, melden
      Sie sie bitte hier: ${link(c.say.breach_contact, 'mailto:')}.`}`,
    en: (c) => prose`
      ## How we protect data

      ${c.part
        .general`We protect personal data by technical and organisational measures against loss, misuse and
      unauthorised access. Which measures we take depends on the kind of data, the risks and the state of the
      art.`}

      ${c.part.list(prose`
        We protect personal data against loss, misuse and unauthorised access, among other things by these
        measures:

        ${items(c.names(c.say.security_measures, c.w))}`)}

      ${c.part.limits`No method of transmission or storage is completely secure. We therefore cannot promise
      complete security.`} ${c.part.report`If you find a security gap, please report it here:
      ${link(c.say.breach_contact, 'mailto:')}.`}`,
    es: (c) => prose`
      ## Cómo protegemos los datos

      ${c.part
        .general`Protegemos los datos personales con medidas técnicas y organizativas frente a la pérdida,
      el uso indebido y el acceso no autorizado. Las medidas que tomamos dependen del tipo de datos, de los
      riesgos y del estado de la técnica.`}

      ${c.part.list(prose`
        Protegemos los datos personales frente a la pérdida, el uso indebido y el acceso no autorizado, entre
        otras, con estas medidas:

        ${items(c.names(c.say.security_measures, c.w))}`)}

      ${c.part
        .limits`Ningún método de transmisión o almacenamiento es completamente seguro. Por eso no podemos
      prometer una seguridad absoluta.`} ${c.part.report`Si encuentra un fallo de seguridad, le rogamos que lo
      comunique aquí: ${link(c.say.breach_contact, 'mailto:')}.`}`,
    fr: (c) => prose`
      ## Comment nous protégeons les données

      ${c.part
        .general`Nous protégeons les données à caractère personnel contre la perte, l’usage abusif et l’accès
      non autorisé par des mesures techniques et organisationnelles. Le choix de ces mesures dépend du type de
      données, des risques et de l’état des connaissances.`}

      ${c.part.list(prose`
        Nous protégeons les données à caractère personnel contre la perte, l’usage abusif et l’accès non autorisé,
        notamment par les mesures suivantes :

        ${items(c.names(c.say.security_measures, c.w))}`)}

      ${c.part
        .limits`Aucun procédé de transmission ou de stockage n’est totalement sûr. Nous ne pouvons donc pas
      promettre une sécurité complète.`} ${c.part.report`Si vous découvrez une faille de sécurité, veuillez la
      signaler ici : ${link(c.say.breach_contact, 'mailto:')}.`}`,
    it: (c) => prose`
      ## Come proteggiamo i dati

      ${c.part
        .general`Proteggiamo i dati personali con misure tecniche e organizzative contro la perdita, l’uso
      improprio e l’accesso non autorizzato. Le misure adottate dipendono dal tipo di dati, dai rischi e dallo
      stato dell’arte.`}

      ${c.part.list(prose`
        Proteggiamo i dati personali contro la perdita, l’uso improprio e l’accesso non autorizzato, tra l’altro
        con queste misure:

        ${items(c.names(c.say.security_measures, c.w))}`)}

      ${c.part.limits`Nessun metodo di trasmissione o di archiviazione è del tutto sicuro. Perciò non possiamo
      promettere una sicurezza completa.`} ${c.part.report`Se scopre una falla di sicurezza, La preghiamo di
      segnalarla qui: ${link(c.say.breach_contact, 'mailto:')}.`}`,
    nl: (c) => prose`
      ## Hoe wij gegevens beschermen

      ${c.part
        .general`Wij beschermen persoonsgegevens met technische en organisatorische maatregelen tegen verlies,
      misbruik en onbevoegde toegang. Welke maatregelen wij nemen, hangt af van de soort gegevens, de risico’s en
      de stand van de techniek.`}

      ${c.part.list(prose`
        Wij beschermen persoonsgegevens tegen verlies, misbruik en onbevoegde toegang, onder meer met deze
        maatregelen:

        ${items(c.names(c.say.security_measures, c.w))}`)}

      ${c.part
        .limits`Geen enkele manier van overdracht of opslag is volkomen veilig. Daarom kunnen wij volledige
      veiligheid niet toezeggen.`} ${c.part.report`Vindt u een beveiligingslek, meld het dan hier:
      ${link(c.say.breach_contact, 'mailto:')}.`}`,
  },
});
