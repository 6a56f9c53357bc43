import { given, has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

function leavesCanada(answers: object): boolean {
  return (
    holdsFact(answers, 'data:transfer-abroad') || reachesBeyond(answers, 'CA') || mayReachFurther(answers)
  );
}

/**
 * Drafting note. Personal Information Protection and Electronic Documents Act (S.C. 2000, c. 5), Schedule 1.
 * named, unnamed: cl. 4.1, 4.8.2(a), 4.10 (name or title and address; a title suffices, so without a named person the
 * function and the contact section stand). consent: s. 6.1, cl. 4.2, 4.3, 4.3.8; exceptions of s. 7 in general words.
 * access: cl. 4.8.2(b)-(e), 4.9, s. 8(3)-(6) (30 days, extension by at most 30 days, little or no cost told first).
 * abroad: cl. 4.1.3 and the Privacy Commissioner's guidelines on processing across borders. complaint: s. 11.
 * Where the Quebec statute is chosen too this section speaks to the rest of Canada. Left out: the statutes of Alberta
 * and British Columbia (not asked), the statutory exceptions one by one, British Columbia's storage rules (public bodies).
 */
export const rightsPipeda = clause({
  id: 'pp.rights.ca_pipeda',
  version: 2,
  when: (a) => has(a.laws, 'pipeda'),
  parts: {
    everywhere: { meets: [], when: (a) => !has(a.laws, 'quebec_25') },
    elsewhere: { meets: [], when: (a) => has(a.laws, 'quebec_25') },
    access: { meets: ['pipeda-4-8-2'] },
    group: { meets: [], when: (a) => has(a.share_with, 'affiliates') },
    alone: { meets: [], when: (a) => given(a.share_with) && !has(a.share_with, 'affiliates') },
    consent: { meets: ['pipeda-4-2'] },
    abroad: { meets: ['pipeda-transborder'], when: leavesCanada },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'CA') },
    named: { meets: ['pipeda-4-1'], when: (a) => namesOfficer(a, 'pipeda') },
    unnamed: { meets: ['pipeda-4-1'], when: (a) => !namesOfficer(a, 'pipeda') },
    complaint: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Kanada

      ${c.part.everywhere`Wenn Sie in Kanada leben,`} ${c.part.elsewhere`Wenn Sie in Kanada, aber nicht in Québec leben,`} gibt
      Ihnen das kanadische Datenschutzgesetz PIPEDA die folgenden Rechte.

      ${c.part
        .access`**Auskunft und Berichtigung:** Auf Anfrage sagen wir Ihnen, welche Daten wir über Sie haben, wie wir sie
      verwenden und wem wir sie weitergegeben haben. Sie erhalten Zugang zu den Daten und können verlangen, dass wir
      unrichtige oder unvollständige Angaben berichtigen. Wie Sie anfragen, steht im Abschnitt „Wie Sie einen Antrag
      stellen“. Wir antworten binnen 30 Tagen; müssen wir die Frist um höchstens 30 Tage verlängern, teilen wir Ihnen das
      vorher mit. Kosten entstehen Ihnen keine oder nur geringe, die wir Ihnen vorher nennen. Welche Arten von Daten wir
      haben und wofür wir sie verwenden, beschreibt diese Erklärung. ${c.part
        .group`Unternehmen unserer Gruppe erhalten Daten, wie es der Abschnitt „Wer Ihre Daten erhält“ beschreibt.`} ${c.part.alone`Unternehmen einer Gruppe geben wir keine Daten weiter.`}`}

      ${c.part
        .consent`**Einwilligung:** Wir erheben und verwenden Ihre Daten zu den Zwecken im Abschnitt „Wofür wir Daten verwenden“ und geben sie dafür weiter, und zwar mit Ihrer Einwilligung, soweit das Gesetz uns dies nicht auch ohne sie erlaubt. Wo das Gesetz es
      verlangt, bitten wir Sie ausdrücklich darum. Sie können Ihre Einwilligung jederzeit mit angemessener Frist widerrufen, es sei
      denn, dass ein Gesetz oder ein Vertrag entgegensteht. Welche Folgen der Widerruf hat, sagen wir Ihnen dann.`}

      ${c.part
        .abroad`**Verarbeitung außerhalb Kanadas:** Ihre Daten können außerhalb Kanadas gespeichert oder verarbeitet
      werden. ${c.part.countries`Das betrifft: ${placesBeyond(c, 'CA')}.`} Dort gilt das Recht des jeweiligen
      Landes; seine Gerichte, Strafverfolgungsbehörden und anderen Behörden können Zugang zu den Daten erhalten.`}

      ${c.part.named(prose`
        **Verantwortliche Person:** Für unseren Umgang mit Ihren Daten ist die folgende Person verantwortlich. Sie nimmt
        Fragen und Beschwerden entgegen:

        ${items(officersOf(c, 'pipeda'))}`)}

      ${c.part
        .unnamed`**Verantwortliche Person:** Für unseren Umgang mit Ihren Daten ist bei uns eine dafür bestimmte Person verantwortlich (Privacy Officer), die auch Fragen und Beschwerden entgegennimmt. Schreiben Sie an die Kontaktdaten im Abschnitt „Kontakt“
      mit dem Zusatz „Privacy Officer“.`}

      ${c.part
        .complaint`**Beschwerde:** Sie können sich bei uns beschweren und jederzeit auch beim „Office of the Privacy
      Commissioner of Canada“, der kanadischen Datenschutzbehörde: [www.priv.gc.ca](https://www.priv.gc.ca).`}`,
    en: (c) => prose`
      ## Your rights in Canada

      ${c.part.everywhere`If you live in Canada,`} ${c.part.elsewhere`If you live in Canada but not in Quebec,`} you have the
      following rights under the Personal Information Protection and Electronic Documents Act (PIPEDA).

      ${c.part
        .access`**Access and correction:** on request we tell you what personal information we hold about you, how we use
      it and to whom we have disclosed it. You are given access to it and may have it corrected where it is inaccurate or
      incomplete. The section “How to make a request” says how to ask. We reply within 30 days; if we have to extend this
      period, by 30 days at most, we tell you before it ends. There is no cost or only a small one, which we state
      beforehand. This document describes which types of information we hold and how we use them. ${c.part
        .group`Companies of our group receive information as the section “Who receives your data” describes.`} ${c.part.alone`We make none available to related organisations.`}`}

      ${c.part
        .consent`**Consent:** we collect, use and disclose your personal information for the purposes in the section
      “What we use data for” with your consent, except where the law allows us to do so without it. Where the law requires
      it, we ask for your express consent. You may withdraw your consent at any time on reasonable notice, subject to legal
      or contractual restrictions. We then tell you what the withdrawal means for you.`}

      ${c.part
        .abroad`**Processing outside Canada:** your personal information may be stored or processed outside Canada.
      ${c.part.countries`This concerns these countries: ${placesBeyond(c, 'CA')}.`} It is then subject to the law of that
      country, and its courts, law enforcement and other authorities may be able to obtain access to it.`}

      ${c.part.named(prose`
        **Person accountable:** the following person is accountable for how we handle your personal information and
        receives questions and complaints:

        ${items(officersOf(c, 'pipeda'))}`)}

      ${c.part
        .unnamed`**Person accountable:** our privacy officer is accountable for how we handle your personal
      information and receives questions and complaints. Please write to the contact details in the section “Contact”, for
      the attention of the privacy officer.`}

      ${c.part
        .complaint`**Complaint:** you may complain to us and, at any time, to the Office of the Privacy Commissioner of
      Canada: [www.priv.gc.ca](https://www.priv.gc.ca).`}`,
    es: (c) => prose`
      ## Sus derechos en Canadá

      ${c.part.everywhere`Si usted vive en Canadá,`} ${c.part.elsewhere`Si usted vive en Canadá, pero no en Quebec,`} la ley
      canadiense de protección de datos PIPEDA le reconoce los siguientes derechos.

      ${c.part
        .access`**Acceso y rectificación:** si lo solicita, le indicamos qué datos personales tenemos sobre usted, cómo los
      utilizamos y a quién los hemos comunicado. Puede acceder a ellos y pedir que corrijamos los inexactos o incompletos. El
      apartado «Cómo presentar una solicitud» explica cómo hacerlo. Respondemos en un plazo de 30 días; si tenemos que
      prorrogarlo, como máximo otros 30 días, se lo comunicamos antes de que venza. El trámite es gratuito o tiene un coste
      reducido, del que le informamos previamente. Este documento describe qué tipos de datos tenemos y para qué los
      utilizamos. ${c.part
        .group`Las empresas de nuestro grupo los reciben como describe el apartado «Quién recibe sus datos».`} ${c.part.alone`No los comunicamos a empresas vinculadas.`}`}

      ${c.part
        .consent`**Consentimiento:** recogemos, utilizamos y comunicamos sus datos personales para los fines del apartado
      «Para qué utilizamos los datos» con su consentimiento, salvo cuando la ley nos permite hacerlo sin él. Cuando la ley lo
      exige, le pedimos un consentimiento expreso. Puede retirarlo en cualquier momento con una antelación razonable, con
      sujeción a los límites legales o contractuales. En ese caso le explicamos las consecuencias.`}

      ${c.part
        .abroad`**Tratamiento fuera de Canadá:** sus datos personales pueden conservarse o tratarse fuera de Canadá.
      ${c.part.countries`Ello puede ocurrir en: ${placesBeyond(c, 'CA')}.`} En tal caso quedan sujetos a la
      legislación del país correspondiente, cuyos tribunales, cuerpos de seguridad y demás autoridades pueden acceder a ellos.`}

      ${c.part.named(prose`
        **Persona responsable:** la siguiente persona responde de cómo tratamos sus datos personales y atiende preguntas y
        quejas:

        ${items(officersOf(c, 'pipeda'))}`)}

      ${c.part
        .unnamed`**Persona responsable:** nuestro responsable de privacidad («Privacy Officer») responde de cómo tratamos
      sus datos personales y atiende preguntas y quejas. Escríbanos por una de las vías del apartado «Contacto», a la atención del «Privacy Officer».`}

      ${c.part
        .complaint`**Queja:** puede presentar una queja ante nosotros y, en cualquier momento, ante la autoridad canadiense
      de protección de datos, «Office of the Privacy Commissioner of Canada»: [www.priv.gc.ca](https://www.priv.gc.ca).`}`,
    fr: (c) => prose`
      ## Vos droits au Canada

      ${c.part.everywhere`Si vous vivez au Canada,`} ${c.part.elsewhere`Si vous vivez au Canada, mais pas au Québec,`} la Loi sur
      la protection des renseignements personnels et les documents électroniques (LPRPDE) vous donne les droits suivants. Les
      renseignements personnels dont parle cette section sont des données à caractère personnel au sens du présent document.

      ${c.part
        .access`**Accès et correction :** à votre demande, nous vous indiquons quels renseignements personnels nous
      détenons sur vous, l’usage que nous en faisons et à qui nous les avons communiqués. Vous pouvez les consulter et les
      faire corriger s’ils sont inexacts ou incomplets. La section « Comment présenter une demande » indique comment procéder.
      Nous répondons dans les 30 jours ; si nous devons prolonger ce délai, de 30 jours au plus, nous vous en avisons avant son
      expiration. La demande est gratuite ou n’entraîne que des frais minimes, que nous vous indiquons au préalable. Le présent
      document décrit les types de renseignements que nous détenons et leur utilisation. ${c.part
        .group`Des sociétés de notre groupe en reçoivent, comme le décrit la section « Qui reçoit vos données ».`} ${c.part.alone`Nous n’en communiquons à aucune société liée.`}`}

      ${c.part
        .consent`**Consentement :** nous recueillons, utilisons et communiquons vos renseignements personnels aux fins
      indiquées dans la section « À quoi servent les données », avec votre consentement, sauf lorsque la loi nous permet de le
      faire sans celui-ci. Lorsque la loi l’exige, nous vous demandons un consentement explicite. Vous pouvez retirer votre consentement en tout temps,
      moyennant un préavis raisonnable et sous réserve de restrictions légales ou contractuelles. Nous vous informons alors des
      conséquences du retrait.`}

      ${c.part
        .abroad`**Traitement à l’extérieur du Canada :** vos renseignements personnels peuvent être conservés ou traités à
      l’extérieur du Canada. ${c.part.countries`Il s’agit des pays suivants : ${placesBeyond(c, 'CA')}.`} Ils sont alors soumis aux
      lois du pays concerné, et ses tribunaux, ses organismes d’application de la loi et ses autres autorités peuvent y avoir
      accès.`}

      ${c.part.named(prose`
        **Personne responsable :** la personne suivante répond de la façon dont nous traitons vos renseignements personnels
        et reçoit les questions et les plaintes :

        ${items(officersOf(c, 'pipeda'))}`)}

      ${c.part
        .unnamed`**Personne responsable :** notre responsable de la protection de la vie privée répond de la façon dont
      nous traitons vos renseignements personnels et reçoit les questions et les plaintes. Écrivez aux coordonnées indiquées
      dans la section « Contact », à l’attention du responsable de la protection de la vie privée.`}

      ${c.part
        .complaint`**Plainte :** vous pouvez nous adresser une plainte et, à tout moment, saisir le Commissariat à la
      protection de la vie privée du Canada : [www.priv.gc.ca](https://www.priv.gc.ca).`}`,
    it: (c) => prose`
      ## I Suoi diritti in Canada

      ${c.part.everywhere`Se vive in Canada,`} ${c.part.elsewhere`Se vive in Canada, ma non in Québec,`} la legge canadese sulla
      protezione dei dati PIPEDA Le riconosce i seguenti diritti.

      ${c.part
        .access`**Accesso e rettifica:** su richiesta Le indichiamo quali dati personali deteniamo su di Lei, come li
      utilizziamo e a chi li abbiamo comunicati. Può accedere ai dati e chiedere che correggiamo quelli inesatti o incompleti.
      La sezione «Come presentare una richiesta» spiega come fare. Rispondiamo entro 30 giorni; se dobbiamo prorogare questo
      termine, al massimo di 30 giorni, La avvisiamo prima della scadenza. La richiesta è gratuita o comporta un costo
      modesto, che Le comunichiamo in anticipo. Questo documento descrive quali tipi di dati deteniamo e come li utilizziamo.
      ${c.part
        .group`Società del nostro gruppo ne ricevono come descrive la sezione «Chi riceve i Suoi dati».`} ${c.part.alone`Non ne comunichiamo a società collegate.`}`}

      ${c.part
        .consent`**Consenso:** raccogliamo, utilizziamo e comunichiamo i Suoi dati personali per le finalità della sezione
      «Per quali finalità utilizziamo i dati» con il Suo consenso, salvo che la legge ci permetta di farlo anche senza. Quando
      la legge lo richiede, Le chiediamo un consenso espresso. Può revocarlo in qualsiasi momento con un preavviso ragionevole,
      fatti salvi i limiti di legge o di contratto. In tal caso Le spieghiamo le conseguenze della revoca.`}

      ${c.part
        .abroad`**Trattamento fuori del Canada:** i Suoi dati personali possono essere conservati o trattati fuori del
      Canada. ${c.part.countries`Si tratta dei seguenti paesi: ${placesBeyond(c, 'CA')}.`} In tal caso sono soggetti alla legge di
      quel paese, e i suoi tribunali, le forze dell’ordine e le altre autorità possono ottenervi accesso.`}

      ${c.part.named(prose`
        **Persona di riferimento:** la persona seguente risponde del modo in cui trattiamo i Suoi dati personali e riceve
        domande e reclami:

        ${items(officersOf(c, 'pipeda'))}`)}

      ${c.part
        .unnamed`**Persona di riferimento:** il nostro incaricato per la privacy («Privacy Officer») risponde del modo in
      cui trattiamo i Suoi dati personali e riceve domande e reclami. Scriva ai recapiti della sezione «Contatti»,
      all’attenzione del «Privacy Officer».`}

      ${c.part
        .complaint`**Reclamo:** può presentare un reclamo a noi e, in qualsiasi momento, all’autorità canadese per la
      protezione dei dati, «Office of the Privacy Commissioner of Canada»: [www.priv.gc.ca](https://www.priv.gc.ca).`}`,
    nl: (c) => prose`
      ## Uw rechten in Canada

      ${c.part.everywhere`Als u in Canada woont,`} ${c.part.elsewhere`Als u in Canada maar niet in Quebec woont,`} hebt u volgens
      de Canadese privacywet PIPEDA de volgende rechten.

      ${c.part
        .access`**Inzage en correctie:** op verzoek laten wij u weten welke persoonsgegevens wij over u hebben, hoe wij die
      gebruiken en aan wie wij ze hebben verstrekt. U krijgt toegang tot de gegevens en kunt onjuiste of onvolledige gegevens
      laten corrigeren. In het onderdeel “Hoe u een verzoek indient” staat hoe dat gaat. Wij antwoorden binnen 30 dagen; moeten
      wij die termijn verlengen, met hooguit 30 dagen, dan laten wij u dat vóór het einde ervan weten. Een verzoek kost niets of
      slechts een klein bedrag, dat wij vooraf noemen. Dit document beschrijft welke soorten gegevens wij hebben en waarvoor
      wij ze gebruiken. ${c.part
        .group`Bedrijven van onze groep ontvangen gegevens zoals het onderdeel “Wie uw gegevens ontvangt” beschrijft.`} ${c.part.alone`Aan verbonden bedrijven verstrekken wij geen gegevens.`}`}

      ${c.part
        .consent`**Toestemming:** wij verzamelen, gebruiken en verstrekken uw persoonsgegevens voor de doeleinden in het
      onderdeel “Waarvoor wij gegevens gebruiken” met uw toestemming, tenzij de wet dat ook zonder toestemming toelaat. Waar de
      wet dat eist, vragen wij uw uitdrukkelijke toestemming. U kunt uw toestemming altijd met inachtneming van een redelijke termijn intrekken, tenzij een wet of
      een overeenkomst zich daartegen verzet. Wij vertellen u dan wat de gevolgen zijn.`}

      ${c.part
        .abroad`**Verwerking buiten Canada:** uw persoonsgegevens kunnen buiten Canada worden opgeslagen of verwerkt.
      ${c.part.countries`Het gaat om deze landen: ${placesBeyond(c, 'CA')}.`} Daar geldt het recht van het land zelf; rechters,
      opsporingsdiensten en andere autoriteiten van dat land kunnen toegang tot de gegevens krijgen.`}

      ${c.part.named(prose`
        **Verantwoordelijke persoon:** de volgende persoon is aanspreekbaar op de manier waarop wij met uw persoonsgegevens
        omgaan en behandelt vragen en klachten:

        ${items(officersOf(c, 'pipeda'))}`)}

      ${c.part
        .unnamed`**Verantwoordelijke persoon:** onze privacyfunctionaris (“Privacy Officer”) is aanspreekbaar op de manier
      waarop wij met uw persoonsgegevens omgaan en behandelt vragen en klachten. Schrijf naar de contactgegevens in het onderdeel
      “Contact”, ter attentie van de “Privacy Officer”.`}

      ${c.part
        .complaint`**Klacht:** u kunt een klacht indienen bij ons en op elk moment ook bij de Canadese privacytoezichthouder,
      het “Office of the Privacy Commissioner of Canada”: [www.priv.gc.ca](https://www.priv.gc.ca).`}`,
  },
});
