import { prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Consumer: Art. 2(1) CRD, § 13 BGB, art. 3 TRLGDCU, art. 3 Codice del consumo; s. 2 CRA 2015. Plain language and reading in favour of the consumer: Art. 5 UCTD, Art. 8(1) CRD. */
export const definitions = clause({
  id: 'tc.definitions',
  version: 1,
  parts: {
    person: { meets: [], when: (a) => consumersToo(a) },
    business: { meets: [], when: (a) => businessesToo(a) },
    consumers: { meets: ['uctd-5', 'crd-8-1'], when: (a) => consumersToo(a) },
    content: { meets: [], when: (a) => a.ugc === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Begriffe

      - **Dienst**: die oben genannten Websites und Apps mit allem, was wir dort anbieten.
      - ${c.part.person`**Verbraucher**: eine natürliche Person, die zu Zwecken handelt, die überwiegend weder ihrer gewerblichen noch ihrer selbständigen beruflichen Tätigkeit zugerechnet werden können.`}
      - ${c.part.business`**Gewerblicher Nutzer**: wer den Dienst für seine gewerbliche oder selbständige berufliche Tätigkeit nutzt.`}
      - ${c.part.content`**Nutzerinhalte**: alles, was Nutzer im Dienst einstellen oder hochladen.`}

      ${c.part.consumers`Wir haben diese Bedingungen klar und verständlich gefasst; Sie können sie jederzeit aufrufen, speichern und ausdrucken. Lässt eine Bestimmung mehrere Auslegungen zu, gilt gegenüber Verbrauchern die für sie günstigste.`}`,
    en: (c) => prose`
      ## Terms used

      - **Service**: the websites and apps named above with all that we offer there.
      - ${c.part.person`**Consumer**: an individual who acts for purposes that are wholly or mainly outside that person’s trade, business, craft or profession.`}
      - ${c.part.business`**Business user**: anyone who uses the service for a trade, business, craft or profession.`}
      - ${c.part.content`**User content**: everything that users post or upload in the service.`}

      ${c.part.consumers`We have written these terms in plain and intelligible language; you can open, save and print them at any time. Where a term can be read in more than one way, the reading most favourable to the consumer prevails.`}`,
    es: (c) => prose`
      ## Definiciones

      - **Servicio**: los sitios web y las aplicaciones indicados, con todo lo que ofrecemos en ellos.
      - ${c.part.person`**Consumidor**: la persona física que actúa con un propósito ajeno a su actividad comercial, empresarial, oficio o profesión.`}
      - ${c.part.business`**Usuario profesional**: quien utiliza el servicio para su actividad comercial, empresarial, oficio o profesión.`}
      - ${c.part.content`**Contenidos de usuarios**: todo lo que los usuarios publican o suben en el servicio.`}

      ${c.part.consumers`Hemos redactado estas condiciones con claridad y sencillez; usted puede abrirlas, guardarlas e imprimirlas en todo momento. Si una cláusula admite varias interpretaciones, frente al consumidor prevalece la que más le favorezca.`}`,
    fr: (c) => prose`
      ## Définitions

      - **Service** : les sites et applications indiqués ci-dessus, avec tout ce que nous y proposons.
      - ${c.part.person`**Consommateur** : la personne physique qui agit à des fins n’entrant pas dans le cadre de son activité commerciale, industrielle, artisanale, libérale ou agricole.`}
      - ${c.part.business`**Utilisateur professionnel** : quiconque utilise le service pour son activité professionnelle.`}
      - ${c.part.content`**Contenus des utilisateurs** : tout ce que les utilisateurs publient ou téléversent dans le service.`}

      ${c.part.consumers`Nous avons rédigé ces conditions de façon claire et compréhensible ; vous pouvez à tout moment les consulter, les enregistrer et les imprimer. Si une clause se prête à plusieurs interprétations, la plus favorable au consommateur prévaut.`}`,
    it: (c) => prose`
      ## Definizioni

      - **Servizio**: i siti e le applicazioni indicati sopra, con tutto ciò che offriamo al loro interno.
      - ${c.part.person`**Consumatore**: la persona fisica che agisce per scopi estranei all’attività imprenditoriale, commerciale, artigianale o professionale eventualmente svolta.`}
      - ${c.part.business`**Utente professionale**: chi usa il servizio per la propria attività imprenditoriale, commerciale, artigianale o professionale.`}
      - ${c.part.content`**Contenuti degli utenti**: tutto ciò che gli utenti pubblicano o caricano nel servizio.`}

      ${c.part.consumers`Abbiamo redatto queste condizioni in modo chiaro e comprensibile; può aprirle, salvarle e stamparle in ogni momento. Se una clausola ammette più interpretazioni, nei confronti del consumatore prevale quella a lui più favorevole.`}`,
    nl: (c) => prose`
      ## Begrippen

      - **Dienst**: de hierboven genoemde websites en apps met alles wat wij daar aanbieden.
      - ${c.part.person`**Consument**: een natuurlijke persoon die handelt voor doeleinden buiten zijn bedrijfs- of beroepsactiviteit.`}
      - ${c.part.business`**Zakelijke gebruiker**: wie de dienst gebruikt voor zijn bedrijfs- of beroepsactiviteit.`}
      - ${c.part.content`**Inhoud van gebruikers**: alles wat gebruikers in de dienst plaatsen of uploaden.`}

      ${c.part.consumers`Wij hebben deze voorwaarden duidelijk en begrijpelijk opgesteld; u kunt ze altijd openen, opslaan en afdrukken. Kan een bepaling op meer manieren worden gelezen, dan geldt tegenover consumenten de uitleg die voor hen het gunstigst is.`}`,
  },
});
