import { prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Consumer: Art. 2(1) CRD with recital 17 (predominant purpose), § 13 BGB, § 1 KSchG, art. 3 TRLGDCU (in Spain entities without profit too), article liminaire C. conso., art. 3 Codice del consumo; s. 2 CRA 2015. Whoever is none is a business user here, associations and authorities with them: nobody is both or neither. Reading in favour of the consumer: Art. 5 UCTD; opening, saving and printing: Art. 8(1) CRD. */
export const definitions = clause({
  id: 'tc.definitions',
  version: 2,
  parts: {
    person: { meets: [], when: (a) => consumersToo(a) },
    spain: { meets: [], when: (a) => consumersToo(a) && a.country === 'ES' },
    business: { meets: [], when: (a) => businessesToo(a) },
    consumers: { meets: ['uctd-5', 'crd-8-1'], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Begriffe

      - **Dienst**: die oben genannten Websites und Apps mit allem, was wir dort anbieten.
      - ${c.part.person`**Verbraucher**: eine natürliche Person, die zu Zwecken handelt, die überwiegend weder ihrer gewerblichen noch ihrer selbständigen beruflichen Tätigkeit zugerechnet werden können${c.part.spain`; in Spanien auch Organisationen, die ohne Gewinnabsicht außerhalb einer solchen Tätigkeit handeln`}.`}
      - ${c.part.business`**Unternehmer**: wer den Dienst nutzt und nicht Verbraucher ist, etwa ein Unternehmen, ein Verein oder eine Behörde.`}

      ${c.part.consumers`Sie können diese Bedingungen jederzeit aufrufen, speichern und ausdrucken. Lässt eine Bestimmung mehrere Auslegungen zu, gilt gegenüber Verbrauchern die für sie günstigste.`}`,
    en: (c) => prose`
      ## Terms used

      - **Service**: the websites and apps named above with all that we offer there.
      - ${c.part.person`**Consumer**: an individual who acts for purposes that are wholly or mainly outside that person’s trade, business, craft or profession${c.part.spain`; in Spain also organisations that act without profit outside such an activity`}.`}
      - ${c.part.business`**Business user**: anyone who uses the service and is not a consumer, such as a business, an association or a public authority.`}

      ${c.part.consumers`You can open, save and print these terms at any time. Where a term can be read in more than one way, the reading most favourable to the consumer prevails.`}`,
    es: (c) => prose`
      ## Definiciones

      - **Servicio**: los sitios web y las aplicaciones indicados, con todo lo que ofrecemos en ellos.
      - ${c.part.person`**Consumidor**: la persona física que actúa con un propósito total o principalmente ajeno a su actividad comercial, empresarial, oficio o profesión${c.part.spain`; en España, también las personas jurídicas y entidades que actúen sin ánimo de lucro en un ámbito ajeno a esa actividad`}.`}
      - ${c.part.business`**Usuario profesional**: quien utiliza el servicio y no es consumidor, como una empresa, una asociación o una administración pública.`}

      ${c.part.consumers`Puede abrir, guardar e imprimir estas condiciones en cualquier momento. Si una cláusula admite varias interpretaciones, frente al consumidor prevalece la que más le favorezca.`}`,
    fr: (c) => prose`
      ## Définitions

      - **Service** : les sites et applications indiqués ci-dessus, avec tout ce que nous y proposons.
      - ${c.part.person`**Consommateur** : la personne physique qui agit à des fins n’entrant pas, ou pas principalement, dans le cadre de son activité commerciale, industrielle, artisanale, libérale ou agricole${c.part.spain`, et en Espagne aussi les organisations qui agissent sans but lucratif hors d’une telle activité`}.`}
      - ${c.part.business`**Utilisateur professionnel** : quiconque utilise le service sans être consommateur, par exemple une entreprise, une association ou une autorité publique.`}

      ${c.part.consumers`Vous pouvez à tout moment consulter, enregistrer et imprimer ces conditions. Si une clause se prête à plusieurs interprétations, la plus favorable au consommateur prévaut.`}`,
    it: (c) => prose`
      ## Definizioni

      - **Servizio**: i siti e le applicazioni indicati sopra, con tutto ciò che offriamo al loro interno.
      - ${c.part.person`**Consumatore**: la persona fisica che agisce per scopi estranei, del tutto o in prevalenza, all’attività imprenditoriale, commerciale, artigianale o professionale eventualmente svolta${c.part.spain`; in Spagna anche le organizzazioni che agiscono senza scopo di lucro al di fuori di tale attività`}.`}
      - ${c.part.business`**Utente professionale**: chi usa il servizio e non è consumatore, per esempio un’impresa, un’associazione o un’autorità pubblica.`}

      ${c.part.consumers`Può aprire, salvare e stampare queste condizioni in qualsiasi momento. Se una clausola ammette più interpretazioni, nei confronti del consumatore prevale quella a lui più favorevole.`}`,
    nl: (c) => prose`
      ## Begrippen

      - **Dienst**: de hierboven genoemde websites en apps met alles wat wij daar aanbieden.
      - ${c.part.person`**Consument**: een natuurlijke persoon die handelt voor doeleinden die geheel of overwegend buiten zijn bedrijfs- of beroepsactiviteit vallen${c.part.spain`; in Spanje ook organisaties die zonder winstoogmerk buiten zo’n activiteit handelen`}.`}
      - ${c.part.business`**Zakelijke gebruiker**: wie de dienst gebruikt en geen consument is, zoals een bedrijf, een vereniging of een overheid.`}

      ${c.part.consumers`U kunt deze voorwaarden altijd openen, opslaan en afdrukken. Kan een bepaling op meer manieren worden gelezen, dan geldt tegenover consumenten de uitleg die voor hen het gunstigst is.`}`,
  },
});
