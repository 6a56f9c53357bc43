import { prose } from '../../document/authoring.ts';
import { sellsDigital, sellsGoods } from '../sells.ts';
import { clause } from './clause.ts';

// Directive 2011/83/EU, Article 2(1), (3) and (11); only the words that the other clauses use.
export const definitions = clause({
  id: 'rr.definitions',
  version: 3,
  parts: {
    consumer: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
    spain: {
      meets: [],
      when: (a) => a.consumer_type !== 'businesses' && a.country === ('ES' as typeof a.country),
    },
    goods: { meets: [], when: (a) => sellsGoods(a) },
    digital: { meets: [], when: (a) => sellsDigital(a) },
  },
  text: {
    de: (c) => prose`
      ## Begriffe

      - ${c.part.consumer`**Verbraucher** ist jede natürliche Person, die einen Vertrag zu Zwecken schließt, die überwiegend weder ihrer gewerblichen noch ihrer selbständigen beruflichen Tätigkeit zugerechnet werden können${c.part.spain`; in Spanien auch Organisationen, die ohne Gewinnabsicht außerhalb einer solchen Tätigkeit handeln`}.`}
      - ${c.part.goods`**Waren** sind bewegliche körperliche Gegenstände.`}
      - ${c.part.digital`**Digitale Inhalte** sind Daten, die in digitaler Form bereitgestellt werden, etwa Dateien zum Herunterladen, Programme und Apps.`}`,
    en: (c) => prose`
      ## Definitions

      - ${c.part.consumer`A **consumer** is a natural person who acts for purposes that are wholly or mainly outside that person’s trade, business, craft or profession${c.part.spain`; in Spain also organisations that act without profit outside such an activity`}.`}
      - ${c.part.goods`**Goods** are tangible movable items.`}
      - ${c.part.digital`**Digital content** is data supplied in digital form, such as downloads, programs and apps.`}`,
    es: (c) => prose`
      ## Definiciones

      - ${c.part.consumer`Un **consumidor** es una persona física que actúa con un propósito total o principalmente ajeno a su actividad comercial, empresarial, oficio o profesión${c.part.spain`; en España, también las personas jurídicas y entidades que actúen sin ánimo de lucro en un ámbito ajeno a esa actividad`}.`}
      - ${c.part.goods`Los **productos** son bienes muebles corporales.`}
      - ${c.part.digital`El **contenido digital** son datos suministrados en formato digital, como descargas, programas y aplicaciones.`}`,
    fr: (c) => prose`
      ## Définitions

      - ${c.part.consumer`Un **consommateur** est une personne physique qui agit à des fins n’entrant pas, ou pas principalement, dans le cadre de son activité commerciale, industrielle, artisanale, libérale ou agricole${c.part.spain`, et en Espagne aussi les organisations qui agissent sans but lucratif hors d’une telle activité`}.`}
      - ${c.part.goods`Les **articles** sont des biens meubles corporels.`}
      - ${c.part.digital`Le **contenu numérique** désigne des données fournies sous forme numérique, comme des téléchargements, des programmes et des applications.`}`,
    it: (c) => prose`
      ## Definizioni

      - ${c.part.consumer`Il **consumatore** è la persona fisica che agisce per scopi estranei, del tutto o in prevalenza, all’attività imprenditoriale, commerciale, artigianale o professionale eventualmente svolta${c.part.spain`; in Spagna anche le organizzazioni che agiscono senza scopo di lucro al di fuori di tale attività`}.`}
      - ${c.part.goods`I **prodotti** sono beni mobili materiali.`}
      - ${c.part.digital`Il **contenuto digitale** è costituito da dati forniti in formato digitale, come download, programmi e applicazioni.`}`,
    nl: (c) => prose`
      ## Begrippen

      - ${c.part.consumer`Een **consument** is een natuurlijke persoon die handelt voor doeleinden die geheel of overwegend buiten zijn bedrijfs- of beroepsactiviteit vallen${c.part.spain`; in Spanje ook organisaties die zonder winstoogmerk buiten zo’n activiteit handelen`}.`}
      - ${c.part.goods`**Goederen** zijn roerende lichamelijke zaken.`}
      - ${c.part.digital`**Digitale inhoud** bestaat uit gegevens die in digitale vorm worden geleverd, zoals downloads, programma’s en apps.`}`,
  },
});
