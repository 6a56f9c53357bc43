/*
 * Illinois, 740 ILCS 14/15: (a) public schedule: destruction when the purpose is satisfied or three years after the last
 * interaction, whichever is first; (b) written information and release, electronic signature included (14/10 as of 2024);
 * (c) no sale or profit; (d) disclosure; (e) care. Texas, Bus. & Com. Code § 503.001: information and consent (b), no sale but
 * in narrow cases and disclosure (c)(1), care (c)(2), destruction one year after the purpose has ended (c)(3). The owner's
 * period never exceeds three years; without one, three years stand. An owner who sells biometric data does not say otherwise,
 * but Illinois forbids it whatever the answer. Left out: employers' security purposes and the exceptions for banks.
 */
import { type Context, given, has, prose, type Words } from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { stateName } from '../words/us-states.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

const states = [
  ['il_bipa', 'US_IL'],
  ['tx_cubi', 'US_TX'],
] as const;

/** Those of the two states whose law was chosen; both where none was. */
function places({ a, language }: Pick<Context<PrivacyQuestions>, 'a' | 'language'>): Words[] {
  const chosen = states.filter(([law]) => has(a.laws, law));
  return (chosen.length > 0 ? chosen : states).map(([, state]) => stateName(language, state));
}

export const biometric = clause({
  id: 'pp.biometric',
  version: 1,
  when: (a) => has(a.laws, 'il_bipa', 'tx_cubi') && holdsFact(a, 'data:biometric'),
  parts: {
    written: { meets: [], when: (a) => has(a.laws, 'il_bipa') },
    schedule: { meets: ['il-bipa-15a'] },
    period: { meets: [], when: (a) => given(a.biometric_retention) },
    longest: { meets: [], when: (a) => !given(a.biometric_retention) },
    texas: { meets: [], when: (a) => has(a.laws, 'tx_cubi') },
    unsold: { meets: [], when: (a) => given(a.sell_share) && !holdsFact(a, 'data:sale-biometric') },
    illinois: { meets: [], when: (a) => has(a.laws, 'il_bipa') && holdsFact(a, 'data:sale-biometric') },
  },
  text: {
    de: (c) => prose`
      ## Biometrische Daten (USA)

      Wenn Sie in ${c.or(places(c))} leben, gilt dieser Abschnitt für biometrische Merkmale, etwa Fingerabdruck, Stimmabdruck oder
      Scans von Gesicht, Iris oder Hand, und für Daten, die daraus gewonnen werden.

      **Vor der Erhebung** sagen wir Ihnen, wofür wir die Daten brauchen, und bitten um Ihre Einwilligung. ${c
        .part.written`Wenn Sie
      in Illinois leben, geschieht beides schriftlich, auch elektronisch, und wir nennen Ihnen die Dauer der Speicherung.`}

      **Aufbewahrung und Vernichtung:** ${c.part
        .schedule`Wir vernichten die Daten endgültig, sobald ihr Zweck erreicht
      ist, ${c.part.period`spätestens ${c.period(c.say.biometric_retention, 'akk')} nach Ihrem letzten Kontakt mit uns`}${c
        .part.longest`spätestens drei Jahre nach Ihrem letzten Kontakt mit uns`}.`} ${c.part
        .texas`Wenn Sie in Texas leben, geschieht
      das jedenfalls innerhalb eines Jahres, nachdem der Zweck entfallen ist.`} Länger bewahren wir die Daten nur auf, wenn ein
      Gesetz oder eine gerichtliche Anordnung es verlangt.

      **Schutz und Weitergabe:** Wir schützen diese Daten sorgfältig, mindestens so gut wie andere vertrauliche Daten. Wir geben sie
      nur weiter, wenn Sie einwilligen, wenn es eine von Ihnen gewünschte Zahlung abschließt oder wenn ein Gesetz oder eine
      gerichtliche Anordnung es verlangt. ${c.part
        .unsold`Wir verkaufen sie nicht und ziehen auch sonst keinen Gewinn aus
      ihnen.`} ${c.part.illinois`Daten von Personen, die in Illinois leben, verkaufen wir nicht.`}`,
    en: (c) => prose`
      ## Biometric data (United States)

      If you live in ${c.or(places(c))}, this section applies to biometric identifiers such as fingerprints, voiceprints or scans of
      face, iris or hand, and to data derived from them.

      **Before collection** we tell you what we need the data for and ask for your consent. ${c.part
        .written`If you live in
      Illinois, we do both in writing, which may be electronic, ask for your written release and tell you how long we keep the
      data.`}

      **Retention and destruction:** ${c.part
        .schedule`we destroy the data permanently as soon as its purpose has been
      achieved, ${c.part.period`at the latest ${c.period(c.say.biometric_retention)} after your last contact with us`}${c
        .part.longest`at the latest three years after your last contact with us`}.`} ${c.part
        .texas`If you live in Texas, this happens
      in any case within one year after the purpose has ended.`} We keep the data longer only where a law or a court order
      requires it.

      **Protection and disclosure:** we protect this data with care, at least as well as other confidential data. We disclose it
      only if you consent, if this completes a payment that you requested, or if a law or a court order requires
      it. ${c.part.unsold`We do not sell it and do not otherwise profit from it.`} ${c.part
        .illinois`We do not sell data of people
      who live in Illinois.`}`,
    es: (c) => prose`
      ## Datos biométricos (EE. UU.)

      Si vive en ${c.or(places(c))}, este apartado se aplica a los identificadores biométricos, como la huella dactilar, la huella de
      voz o el escaneo del rostro, el iris o la mano, y a los datos obtenidos de ellos.

      **Antes de recogerlos** le decimos para qué necesitamos los datos y le pedimos su consentimiento. ${c
        .part.written`Si vive en
      Illinois, hacemos ambas cosas por escrito, también en formato electrónico, y le indicamos durante cuánto tiempo conservamos los
      datos.`}

      **Conservación y destrucción:** ${c.part
        .schedule`destruimos los datos de forma definitiva en cuanto se cumple su
      finalidad, ${c.part
        .period`a más tardar ${c.period(c.say.biometric_retention)} después de su último contacto con
      nosotros`}${c.part.longest`a más tardar tres años después de su último contacto con nosotros`}.`} ${c
        .part.texas`Si vive en
      Texas, lo hacemos en todo caso en el plazo de un año desde que deja de existir la finalidad.`} Solo los conservamos más tiempo
      si lo exige una ley o una resolución judicial.

      **Protección y comunicación:** protegemos estos datos con diligencia, al menos tanto como otros datos confidenciales. Solo los
      comunicamos si usted lo consiente, si con ello se completa un pago que usted ha solicitado o si lo exige una ley o una
      resolución judicial. ${c.part.unsold`No los vendemos ni obtenemos otro beneficio de ellos.`} ${c.part
        .illinois`No vendemos datos
      de personas que viven en Illinois.`}`,
    fr: (c) => prose`
      ## Données biométriques (États-Unis)

      Cette section vous concerne si vous vivez dans un État dont la loi protège ces données, parmi les suivants :
      ${c.and(places(c))}. Elle porte sur les identifiants biométriques, comme les empreintes digitales ou vocales et les scans du
      visage, de l’iris ou de la main, et sur les données qui en sont tirées.

      **Avant la collecte**, nous vous disons pourquoi nous avons besoin des données et demandons votre
      consentement. ${c.part
        .written`Si vous vivez dans l’Illinois, nous le faisons par écrit, y compris sous forme électronique, et
      nous vous indiquons la durée de conservation.`}

      **Conservation et destruction :** ${c.part
        .schedule`nous détruisons définitivement les données dès que leur finalité est
      atteinte, ${c.part.period`au plus tard ${c.period(c.say.biometric_retention)} après votre dernier contact avec nous`}${c
        .part.longest`au plus tard trois ans après votre dernier contact avec nous`}.`} ${c.part
        .texas`Si vous vivez au Texas, nous le
      faisons dans tous les cas dans l’année qui suit la disparition de la finalité.`} Nous ne les conservons plus longtemps que si
      une loi ou une décision de justice l’exige.

      **Protection et communication :** nous protégeons ces données avec soin, au moins aussi bien que d’autres données
      confidentielles. Nous ne les communiquons que si vous y consentez, si cela permet d’exécuter un paiement que vous avez demandé
      ou si une loi ou une décision de justice l’exige. ${c.part
        .unsold`Nous ne les vendons pas et n’en tirons aucun autre
      profit.`} ${c.part.illinois`Nous ne vendons pas les données des personnes qui vivent dans l’Illinois.`}`,
    it: (c) => prose`
      ## Dati biometrici (USA)

      Se vive nello Stato di ${c.or(places(c))}, questa sezione vale per gli identificatori biometrici, come l’impronta digitale, l’impronta
      vocale o la scansione del volto, dell’iride o della mano, e per i dati che ne derivano.

      **Prima della raccolta** Le diciamo a che cosa ci servono i dati e chiediamo il Suo consenso. ${c.part
        .written`Se vive in
      Illinois, facciamo entrambe le cose per iscritto, anche in forma elettronica, e Le indichiamo per quanto tempo conserviamo i
      dati.`}

      **Conservazione e distruzione:** ${c.part
        .schedule`distruggiamo definitivamente i dati non appena la loro finalità è
      raggiunta, ${c.part.period`al più tardi ${c.period(c.say.biometric_retention)} dopo il Suo ultimo contatto con noi`}${c
        .part.longest`al più tardi tre anni dopo il Suo ultimo contatto con noi`}.`} ${c.part
        .texas`Se vive in Texas, ciò avviene in
      ogni caso entro un anno dal venir meno della finalità.`} Li conserviamo più a lungo solo se lo richiede una legge o un
      provvedimento giudiziario.

      **Protezione e comunicazione:** proteggiamo questi dati con cura, almeno quanto altri dati riservati. Li comunichiamo solo se Lei vi acconsente, se ciò serve a completare un pagamento da Lei richiesto o se lo richiede una legge o un provvedimento
      giudiziario. ${c.part.unsold`Non li vendiamo e non ne traiamo altri profitti.`} ${c.part
        .illinois`Non vendiamo dati di persone
      che vivono in Illinois.`}`,
    nl: (c) => prose`
      ## Biometrische gegevens (VS)

      Als u in ${c.or(places(c))} woont, geldt dit onderdeel voor biometrische kenmerken, zoals vingerafdruk, stemafdruk of scans van
      gezicht, iris of hand, en voor gegevens die daaruit zijn afgeleid.

      **Vóór het verzamelen** zeggen wij u waarvoor wij de gegevens nodig hebben en vragen wij uw
      toestemming. ${c.part
        .written`Als u in Illinois woont, doen wij beide schriftelijk, ook elektronisch, en zeggen wij u hoelang
      wij de gegevens bewaren.`}

      **Bewaren en vernietigen:** ${c.part
        .schedule`wij vernietigen de gegevens definitief zodra het doel ervan is
      bereikt, ${c.part.period`uiterlijk ${c.period(c.say.biometric_retention)} na uw laatste contact met ons`}${c
        .part.longest`uiterlijk drie jaar na uw laatste contact met ons`}.`} ${c.part
        .texas`Als u in Texas woont, gebeurt dat in elk
      geval binnen een jaar nadat het doel is vervallen.`} Wij bewaren ze alleen langer als een wet of een rechterlijk bevel dat
      vereist.

      **Bescherming en verstrekking:** wij beschermen deze gegevens zorgvuldig, minstens zo goed als andere vertrouwelijke gegevens.
      Wij verstrekken ze alleen als u toestemt, als daarmee een door u gevraagde betaling wordt voltooid of als een wet of een
      rechterlijk bevel dat vereist. ${c.part.unsold`Wij verkopen ze niet en behalen er ook anders geen winst
      mee.`} ${c.part.illinois`Wij verkopen geen gegevens van personen die in Illinois wonen.`}`,
  },
});
