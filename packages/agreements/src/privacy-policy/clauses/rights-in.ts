import { type Context, has, items, prose, type Prose, sequence } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** The day from which the DPDP Act takes the place of the SPDI Rules, as in `law/requirements.json` and `law/overrides.json`. */
const dpdpDay = '2027-05-14';

type Given = Context<PrivacyQuestions>['a'];

/** The SPDI Rules bind bodies corporate in India (press note of the Ministry of 24 August 2011). */
function isIndian(a: Given): boolean {
  return a.country === 'IN';
}

function underOldRules({ a, today }: Pick<Context<PrivacyQuestions>, 'a' | 'today'>): boolean {
  return today < dpdpDay && isIndian(a);
}

/** Words that stand before the day of the DPDP Act. */
function ahead<Part extends string>(today: string, words: Prose<Part>): Prose<Part> {
  return today < dpdpDay ? words : sequence<Part>([]);
}

/*
 * Until 2027-05-13, for owners in India: SPDI Rules 2011 (G.S.R. 313(E)) under s. 43A of the Information Technology Act 2000. old:
 * r. 3, 5(1), 5(6), 5(7), 6, 7; practices: r. 4(1); officer, office: r. 5(9), one month. From 2027-05-14: DPDP Act 2023 and DPDP
 * Rules 2025 (also for owners abroad, s. 3(b)). rights: s. 6(4), 11-14; notice: s. 5, 7, r. 3; officer, office: s. 6(3), 8(9), 13,
 * r. 9, r. 14 (90 days at the latest); complaint: s. 5(1)(iii), 13(3). The Board works online; no address of its portal is known
 * for certain, so none is printed. later: an owner abroad is bound by neither before that day, and the text says so.
 * Left out: duties towards children under 18 (s. 9) and of Significant Data Fiduciaries (s. 10), which no question asks about.
 */
export const rightsIn = clause({
  id: 'pp.rights.in',
  version: 2,
  when: (a) => has(a.laws, 'in_dpdp'),
  parts: {
    old: { meets: [] },
    practices: { meets: ['in-spdi-4'] },
    later: { meets: [], when: (a) => !isIndian(a) },
    rights: { meets: [] },
    notice: { meets: ['in-dpdp-5'] },
    types: { meets: [], when: (a) => a.pd_none_confirm !== 'yes' },
    officer: { meets: ['in-spdi-4', 'in-dpdp-9'], when: (a) => namesOfficer(a, 'in_dpdp') },
    office: { meets: ['in-spdi-4', 'in-dpdp-9'], when: (a) => !namesOfficer(a, 'in_dpdp') },
    complaint: { meets: ['in-dpdp-5'] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Indien

      ${
        underOldRules(c)
          ? prose`
              ${c.part.old(prose`
                Wenn Sie in Indien leben, gilt für Ihre Daten nach den indischen SPDI Rules von 2011:

                - Was Sie uns mitgeteilt haben, können Sie einsehen und berichtigen lassen (Regel 5).
                - Sie müssen uns keine Daten geben und können Ihre Einwilligung jederzeit schriftlich widerrufen. Leistungen, für die
                  wir die Daten brauchen, können wir dann nicht erbringen (Regel 5).
                - Sensible Daten erheben wir nur mit Ihrer Einwilligung, die in Textform vorliegt, und nur für einen rechtmäßigen Zweck,
                  für den wir sie brauchen. Dazu zählen Passwörter, Finanzdaten, biometrische Daten und Angaben zu Gesundheit und
                  sexueller Orientierung (Regeln 3 und 5).
                - Sensible Daten geben wir an Dritte nur mit Ihrer Zustimmung weiter, wenn es mit Ihnen vereinbart ist oder das Gesetz
                  es verlangt; im Ausland muss dasselbe Schutzniveau gelten (Regeln 6 und 7).`)}

              ${c.part
                .practices`**Umgang mit Daten:** Die Daten, ihre Zwecke, ihre Empfänger und die Sicherheitsmaßnahmen stehen in dieser
              Erklärung, insbesondere in den Abschnitten „Wofür wir Daten verwenden“, „Wer Ihre Daten erhält“ und „Wie wir Daten
              schützen“.`}

              ${c.part.officer(prose`
                **Beschwerden** (*Grievance Officer*) bearbeitet innerhalb eines Monats:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Beschwerden** (*Grievance Officer*) bearbeiten wir innerhalb eines Monats. Schreiben Sie uns unter den Angaben
              im Abschnitt „Kontakt“, zu Händen der für den Datenschutz zuständigen Person.`}`
          : prose`
              ${ahead(c.today, c.part.later`Dieser Abschnitt gilt ab dem 14. Mai 2027.`)}

              ${c.part.rights(prose`
                Wenn Sie in Indien leben, haben Sie nach dem Digital Personal Data Protection Act 2023 diese Rechte:

                - Sie erhalten eine Übersicht der Daten, die wir verarbeiten, und erfahren, was wir damit tun und mit wem wir sie
                  teilen (Section 11).
                - Wir berichtigen, ergänzen, aktualisieren oder löschen Daten auf Ihren Antrag (Section 12).
                - Ihre Einwilligung können Sie jederzeit so einfach widerrufen, wie Sie sie erteilt haben (Section 6).
                - Sie können eine Person benennen, die Ihre Rechte ausübt, wenn Sie sterben oder nicht mehr handeln können (Section 14).`)}

              ${c.part
                .notice`**Ihre Einwilligung:** Wir verarbeiten Daten mit Ihrer Einwilligung oder soweit das Gesetz es ohne sie erlaubt
              (Section 7). ${c.part.types`Die Daten nennt der Abschnitt „Welche Daten wir verarbeiten“.`} Wofür wir sie brauchen und
              welche Leistungen das ermöglicht, steht im Abschnitt „Wofür wir Daten verwenden“. Zum Widerruf und für alle anderen Rechte
              nutzen Sie die Wege im Abschnitt „Wie Sie einen Antrag stellen“.`}

              ${c.part.officer(prose`
                **Fragen und Beschwerden** zur Verarbeitung beantwortet, spätestens innerhalb von 90 Tagen:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Fragen und Beschwerden** zur Verarbeitung beantworten wir spätestens innerhalb von 90 Tagen. Schreiben Sie uns
              unter den Angaben im Abschnitt „Kontakt“, zu Händen der für den Datenschutz zuständigen Person.`}

              ${c.part.complaint`Hilft Ihnen unsere Antwort nicht weiter, können Sie sich beim Data Protection Board of India beschweren.`}`
      }`,
    en: (c) => prose`
      ## Your rights in India

      ${
        underOldRules(c)
          ? prose`
              ${c.part.old(prose`
                If you live in India, the following applies to your data under the Indian SPDI Rules 2011:

                - You may review what you have told us and have it corrected (rule 5).
                - You need not give us data, and you may withdraw your consent in writing at any time. We then cannot provide
                  services for which we need the data (rule 5).
                - We collect sensitive data only with your consent in writing or electronic form, and only for a lawful purpose for
                  which we need it. This includes passwords, financial details, biometrics, and details of health and sexual
                  orientation (rules 3 and 5).
                - We disclose sensitive data to third parties only with your permission, where this is agreed with you or where the
                  law requires it; abroad, the same level of protection must apply (rules 6 and 7).`)}

              ${c.part
                .practices`**Practices:** this document states the data, its purposes, its recipients and the security measures, in
              particular in the sections “What we use data for”, “Who receives your data” and “How we protect data”.`}

              ${c.part.officer(prose`
                **Complaints** (*Grievance Officer*) are dealt with within one month by:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Complaints** (*Grievance Officer*) are dealt with within one month. Write to us with the details in the section
              “Contact”, for the attention of the person responsible for data protection.`}`
          : prose`
              ${ahead(c.today, c.part.later`This section applies from 14 May 2027.`)}

              ${c.part.rights(prose`
                If you live in India, the Digital Personal Data Protection Act 2023 gives you these rights:

                - You receive a summary of the data we process and learn what we do with it and with whom we share it (section 11).
                - We correct, complete, update or erase data at your request (section 12).
                - You may withdraw your consent at any time, as easily as you gave it (section 6).
                - You may nominate a person who uses your rights if you die or can no longer act yourself (section 14).`)}

              ${c.part
                .notice`**Your consent:** we process data with your consent, or without it as far as the law allows (section 7).
              ${c.part.types`The section “Which data we process” itemises the data.`} What we need it for, and which services this makes
              possible, is stated in the section “What we use data for”. To withdraw consent and to use any other right, take one of the
              ways in the section “How to make a request”.`}

              ${c.part.officer(prose`
                **Questions and complaints** about processing are answered within 90 days at the latest by:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Questions and complaints** about processing are answered within 90 days at the latest. Write to us with the
              details in the section “Contact”, for the attention of the person responsible for data protection.`}

              ${c.part.complaint`If our answer does not help you, you may complain to the Data Protection Board of India.`}`
      }`,
    es: (c) => prose`
      ## Sus derechos en la India

      ${
        underOldRules(c)
          ? prose`
              ${c.part.old(prose`
                Si vive en la India, conforme a las SPDI Rules indias de 2011 se aplica a sus datos lo siguiente:

                - Puede consultar lo que nos ha comunicado y pedir que se corrija (regla 5).
                - No está obligado a darnos datos y puede retirar su consentimiento por escrito en cualquier momento. En tal caso no
                  podremos prestar los servicios para los que los necesitamos (regla 5).
                - Solo recogemos datos sensibles con su consentimiento por escrito o en forma electrónica y para un fin lícito que los
                  requiera. Son, entre otros, las contraseñas, los datos financieros, los biométricos y los relativos a la salud y
                  a la orientación sexual (reglas 3 y 5).
                - Solo comunicamos datos sensibles a terceros con su permiso, cuando se haya pactado con usted o cuando la ley lo
                  exija; en el extranjero debe existir el mismo nivel de protección (reglas 6 y 7).`)}

              ${c.part
                .practices`**Prácticas:** este documento indica los datos, sus fines, sus destinatarios y las medidas de seguridad, en
              particular en los apartados «Para qué utilizamos los datos», «Quién recibe sus datos» y «Cómo protegemos los datos».`}

              ${c.part.officer(prose`
                **Quejas** (*Grievance Officer*), que se resuelven en un mes:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Quejas** (*Grievance Officer*): las resolvemos en un mes. Escríbanos por una de las vías del apartado «Contacto», a la atención de la persona responsable de la protección de datos.`}`
          : prose`
              ${ahead(c.today, c.part.later`Este apartado se aplica a partir del 14 de mayo de 2027.`)}

              ${c.part.rights(prose`
                Si vive en la India, la Digital Personal Data Protection Act de 2023 le reconoce estos derechos:

                - Recibe un resumen de los datos que tratamos y conoce qué hacemos con ellos y con quién los compartimos (artículo 11).
                - Corregimos, completamos, actualizamos o suprimimos datos a petición suya (artículo 12).
                - Puede retirar su consentimiento en cualquier momento, con la misma facilidad con la que lo dio (artículo 6).
                - Puede designar a una persona que ejerza sus derechos si usted fallece o ya no puede actuar (artículo 14).`)}

              ${c.part
                .notice`**Su consentimiento:** tratamos datos con su consentimiento o, sin él, en la medida en que la ley lo permite
              (artículo 7). ${c.part.types`El apartado «Qué datos tratamos» enumera los datos.`} El apartado «Para qué utilizamos los
              datos» indica para qué los necesitamos y qué servicios hacen posibles. Para retirar el consentimiento y ejercer los demás
              derechos, utilice las vías del apartado «Cómo presentar una solicitud».`}

              ${c.part.officer(prose`
                **Preguntas y quejas** sobre el tratamiento, que se responden en 90 días como máximo:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Preguntas y quejas** sobre el tratamiento: respondemos en 90 días como máximo. Escríbanos por una de las vías del apartado «Contacto», a la atención de la persona responsable de la protección de datos.`}

              ${c.part.complaint`Si nuestra respuesta no le satisface, puede reclamar ante el Data Protection Board of India.`}`
      }`,
    fr: (c) => prose`
      ## Vos droits en Inde

      ${
        underOldRules(c)
          ? prose`
              ${c.part.old(prose`
                Si vous vivez en Inde, les règles indiennes de 2011 sur les données sensibles (« SPDI Rules ») prévoient ce
                qui suit pour vos données :

                - Vous pouvez consulter ce que vous nous avez communiqué et le faire corriger (règle 5).
                - Vous n’êtes pas tenu de nous donner des données et pouvez retirer votre consentement par écrit à tout moment. Nous ne
                  pouvons alors pas fournir les services pour lesquels nous en avons besoin (règle 5).
                - Nous ne collectons des données sensibles qu’avec votre consentement, par écrit ou sous forme électronique, et pour une fin
                  licite qui les exige. Il s’agit notamment des mots de passe, des données financières et biométriques et de
                  celles sur la santé et l’orientation sexuelle (règles 3 et 5).
                - Nous ne communiquons des données sensibles à des tiers qu’avec votre accord, si cela est convenu avec vous ou si la loi
                  l’exige ; à l’étranger, le même niveau de protection doit exister (règles 6 et 7).`)}

              ${c.part
                .practices`**Pratiques :** ce document indique les données, leurs finalités, leurs destinataires et les mesures de sécurité,
              en particulier dans les sections « À quoi servent les données », « Qui reçoit vos données » et « Comment nous protégeons
              les données ».`}

              ${c.part.officer(prose`
                **Plaintes** (*Grievance Officer*) : nous les traitons en un mois. Adressez-vous à :

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Plaintes** (*Grievance Officer*) : nous les traitons en un mois. Écrivez-nous aux coordonnées de la section
              « Contact », à l’attention de la personne chargée de la protection des données.`}`
          : prose`
              ${ahead(c.today, c.part.later`Cette section s’applique à partir du 14 mai 2027.`)}

              ${c.part.rights(prose`
                Si vous vivez en Inde, le Digital Personal Data Protection Act de 2023 vous donne les droits suivants :

                - Nous vous remettons un résumé des données que nous traitons et vous indiquons ce que nous en faisons et avec qui nous les
                  partageons (article 11).
                - Nous corrigeons, complétons, actualisons ou effaçons des données à votre demande (article 12).
                - Vous pouvez retirer votre consentement à tout moment, aussi simplement que vous l’avez donné (article 6).
                - Vous pouvez désigner une personne qui exerce vos droits si vous décédez ou ne pouvez plus agir (article 14).`)}

              ${c.part
                .notice`**Votre consentement :** nous traitons des données avec votre consentement ou, sans lui, dans la mesure où la loi le
              permet (article 7 de cette loi). ${c.part.types`La section « Les données que nous traitons » énumère les données.`} La section « À
              quoi servent les données » indique pourquoi nous en avons besoin et quels services elles permettent. Pour retirer votre
              consentement et exercer tout autre droit, utilisez les moyens de la section « Comment présenter une demande ».`}

              ${c.part.officer(prose`
                **Questions et plaintes** sur le traitement, avec réponse sous 90 jours au plus tard :

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Questions et plaintes** sur le traitement : nous répondons sous 90 jours au plus tard. Écrivez-nous aux coordonnées
              de la section « Contact », à l’attention de la personne chargée de la protection des données.`}

              ${c.part.complaint`Si notre réponse ne vous satisfait pas, vous pouvez saisir le Data Protection Board of India.`}`
      }`,
    it: (c) => prose`
      ## I Suoi diritti in India

      ${
        underOldRules(c)
          ? prose`
              ${c.part.old(prose`
                Se vive in India, secondo le SPDI Rules indiane del 2011 per i Suoi dati vale quanto segue:

                - Può consultare ciò che ci ha comunicato e farlo correggere (regola 5).
                - Non ha l’obbligo di darci dati e può revocare il consenso per iscritto in qualsiasi momento. In tal caso non possiamo
                  fornire i servizi per cui ci servono (regola 5).
                - Raccogliamo dati sensibili solo con il Suo consenso, per iscritto o in forma elettronica, e per una finalità lecita
                  che li richiede. Tra questi vi sono le password, i dati finanziari e biometrici e quelli sulla salute e
                  sull’orientamento sessuale (regole 3 e 5).
                - Comunichiamo dati sensibili a terzi solo se Lei lo autorizza, se ciò è pattuito con Lei o se la legge lo impone;
                  all’estero deve valere lo stesso livello di protezione (regole 6 e 7).`)}

              ${c.part
                .practices`**Le nostre regole:** questo documento indica i dati, le finalità, i destinatari e le misure di sicurezza, in particolare nelle
              sezioni «Per quali finalità utilizziamo i dati», «Chi riceve i Suoi dati» e «Come proteggiamo i dati».`}

              ${c.part.officer(prose`
                **Persona incaricata dei reclami** (*Grievance Officer*), che li tratta entro un mese:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Reclami** (*Grievance Officer*): li trattiamo entro un mese. Ci scriva ai recapiti della sezione «Contatti»,
              all’attenzione della persona che si occupa della protezione dei dati.`}`
          : prose`
              ${ahead(c.today, c.part.later`Questa sezione si applica dal 14 maggio 2027.`)}

              ${c.part.rights(prose`
                Se vive in India, il Digital Personal Data Protection Act del 2023 Le riconosce i seguenti diritti:

                - Riceve un riepilogo dei dati che trattiamo e apprende che cosa ne facciamo e con chi li condividiamo (art. 11).
                - Correggiamo, integriamo, aggiorniamo o cancelliamo dati su Sua richiesta (art. 12).
                - Può revocare il consenso in qualsiasi momento, con la stessa facilità con cui lo ha prestato (art. 6).
                - Può designare una persona che eserciti i Suoi diritti se Lei muore o non può più agire (art. 14).`)}

              ${c.part
                .notice`**Il Suo consenso:** trattiamo dati con il Suo consenso o, senza di esso, nei limiti permessi dalla legge (art. 7
              di tale legge). ${c.part.types`La sezione «Quali dati trattiamo» elenca i dati.`} La sezione «Per quali finalità utilizziamo i
              dati» indica perché ci servono e quali servizi rendono possibili. Per revocare il consenso ed esercitare ogni altro
              diritto usi le modalità della sezione «Come presentare una richiesta».`}

              ${c.part.officer(prose`
                **Domande e reclami** sul trattamento, con risposta entro 90 giorni:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Domande e reclami** sul trattamento: rispondiamo entro 90 giorni. Ci scriva ai recapiti della sezione
              «Contatti», all’attenzione della persona che si occupa della protezione dei dati.`}

              ${c.part.complaint`Se la nostra risposta non La soddisfa, può rivolgersi al Data Protection Board of India.`}`
      }`,
    nl: (c) => prose`
      ## Uw rechten in India

      ${
        underOldRules(c)
          ? prose`
              ${c.part.old(prose`
                Als u in India woont, geldt voor uw gegevens volgens de Indiase SPDI Rules van 2011 het volgende:

                - Wat u ons hebt meegedeeld, kunt u inzien en laten corrigeren (regel 5).
                - U hoeft ons geen gegevens te geven en kunt uw toestemming op elk moment schriftelijk intrekken. Diensten waarvoor wij
                  ze nodig hebben, kunnen wij dan niet leveren (regel 5).
                - Gevoelige gegevens verzamelen wij alleen met uw schriftelijke of elektronische toestemming en voor een rechtmatig doel
                  waarvoor ze nodig zijn. Het gaat onder meer om wachtwoorden, financiële en biometrische gegevens en gegevens over
                  gezondheid en seksuele gerichtheid (regels 3 en 5).
                - Gevoelige gegevens verstrekken wij aan derden alleen met uw goedkeuring, als dat met u is afgesproken of de wet het
                  verlangt; in het buitenland moet hetzelfde beschermingsniveau gelden (regels 6 en 7).`)}

              ${c.part
                .practices`**Werkwijze:** dit document noemt de gegevens, de doeleinden, de ontvangers en de beveiligingsmaatregelen, met name in de
              onderdelen “Waarvoor wij gegevens gebruiken”, “Wie uw gegevens ontvangt” en “Hoe wij gegevens beschermen”.`}

              ${c.part.officer(prose`
                **Klachten** (*Grievance Officer*) worden binnen een maand behandeld door:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Klachten** (*Grievance Officer*) behandelen wij binnen een maand. Schrijf ons via de gegevens in het onderdeel
              “Contact”, ter attentie van de persoon die verantwoordelijk is voor gegevensbescherming.`}`
          : prose`
              ${ahead(c.today, c.part.later`Dit onderdeel geldt vanaf 14 mei 2027.`)}

              ${c.part.rights(prose`
                Als u in India woont, hebt u volgens de Digital Personal Data Protection Act van 2023 deze rechten:

                - U ontvangt een overzicht van de gegevens die wij verwerken en hoort wat wij ermee doen en met wie wij ze delen
                  (artikel 11).
                - Op uw verzoek corrigeren, aanvullen, actualiseren of wissen wij gegevens (artikel 12).
                - U kunt uw toestemming op elk moment intrekken, even gemakkelijk als u die hebt gegeven (artikel 6).
                - U kunt iemand aanwijzen die uw rechten uitoefent als u overlijdt of niet meer zelf kunt handelen (artikel 14).`)}

              ${c.part
                .notice`**Uw toestemming:** wij verwerken gegevens met uw toestemming of, zonder toestemming, voor zover de wet dat toestaat
              (artikel 7). ${c.part.types`Het onderdeel “Welke gegevens wij verwerken” somt de gegevens op.`} Waarvoor wij ze nodig
              hebben en welke diensten dat mogelijk maakt, staat in het onderdeel “Waarvoor wij gegevens gebruiken”. Om toestemming in te
              trekken en elk ander recht uit te oefenen, gebruikt u een van de manieren in het onderdeel “Hoe u een verzoek indient”.`}

              ${c.part.officer(prose`
                **Vragen en klachten** over de verwerking worden uiterlijk binnen 90 dagen beantwoord door:

                ${items(officersOf(c, 'in_dpdp'))}`)}

              ${c.part
                .office`**Vragen en klachten** over de verwerking beantwoorden wij uiterlijk binnen 90 dagen. Schrijf ons via de gegevens in
              het onderdeel “Contact”, ter attentie van de persoon die verantwoordelijk is voor gegevensbescherming.`}

              ${c.part.complaint`Helpt ons antwoord u niet verder, dan kunt u een klacht indienen bij de Data Protection Board of India.`}`
      }`,
  },
});
