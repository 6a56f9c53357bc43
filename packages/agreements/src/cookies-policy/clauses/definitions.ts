import { has, prose } from '../../document/authoring.ts';
import { inUnion } from '../uses.ts';
import { clause } from './clause.ts';

/** Only the words that the other clauses use; the wide sense of 'cookies' follows EDPB Guidelines 2/2023. */
export const definitions = clause({
  id: 'cp.definitions',
  version: 1,
  parts: {
    wide: { meets: ['eprivacy-scope'] },
    gdpr: { meets: [], when: (a) => has(a.laws, 'gdpr') },
    area: { meets: [], when: (a) => inUnion(a) || a.banner_model === 'by-region' },
  },
  text: {
    de: ({ part }) => prose`
      ## Begriffe

      - ${part.wide`Mit **Cookies** meinen wir, soweit nichts anderes gesagt ist, auch die ähnlichen Techniken, die
        der nächste Abschnitt beschreibt.`}
      - **Unser Angebot** sind die Websites und Apps, für die dieses Dokument gilt.
      - **Ihr Gerät** ist der Computer, das Telefon oder ein anderes Endgerät, mit dem Sie unser Angebot nutzen.
      - **Anbieter** sind andere Unternehmen, deren Werkzeuge oder Inhalte wir einbinden.
      - ${part.gdpr`Die **DSGVO** ist die Datenschutz-Grundverordnung, Verordnung (EU) 2016/679.`}
      - ${part.area`Der **EWR** ist der Europäische Wirtschaftsraum: die Mitgliedstaaten der Europäischen Union
        sowie Island, Liechtenstein und Norwegen.`}`,
    en: ({ part }) => prose`
      ## Definitions

      - ${part.wide`By **cookies** we also mean, unless we say otherwise, the similar technologies that the next
        section describes.`}
      - **Our service** means the websites and apps that this document covers.
      - **Your device** is the computer, telephone or other terminal equipment on which you use our service.
      - **Providers** are other companies whose tools or content we include.
      - ${part.gdpr`The **GDPR** is the General Data Protection Regulation, Regulation (EU) 2016/679.`}
      - ${part.area`The **EEA** is the European Economic Area: the Member States of the European Union, Iceland,
        Liechtenstein and Norway.`}`,
    es: ({ part }) => prose`
      ## Definiciones

      - ${part.wide`Por **cookies** entendemos también, salvo que se indique otra cosa, las tecnologías similares
        que describe el apartado siguiente.`}
      - **Nuestro servicio** son los sitios web y las aplicaciones a los que se aplica este documento.
      - **Su dispositivo** es el ordenador, el teléfono u otro equipo terminal con el que utiliza nuestro servicio.
      - Los **proveedores** son otras empresas cuyas herramientas o contenidos incorporamos.
      - ${part.gdpr`El **RGPD** es el Reglamento general de protección de datos, Reglamento (UE) 2016/679.`}
      - ${part.area`El **EEE** es el Espacio Económico Europeo: los Estados miembros de la Unión Europea, Islandia,
        Liechtenstein y Noruega.`}`,
    fr: ({ part }) => prose`
      ## Définitions

      - ${part.wide`Par **cookies**, nous entendons aussi, sauf indication contraire, les technologies similaires
        (traceurs) que décrit la section suivante.`}
      - **Notre service** désigne les sites web et les applications auxquels ce document s’applique.
      - **Votre appareil** est l’ordinateur, le téléphone ou tout autre équipement terminal avec lequel vous
        utilisez notre service.
      - Les **prestataires** sont d’autres entreprises dont nous intégrons des outils ou des contenus.
      - ${part.gdpr`Le **RGPD** est le règlement général sur la protection des données, règlement
        (UE) 2016/679.`}
      - ${part.area`L’**EEE** est l’Espace économique européen : les États membres de l’Union européenne ainsi que
        l’Islande, le Liechtenstein et la Norvège.`}`,
    it: ({ part }) => prose`
      ## Definizioni

      - ${part.wide`Per **cookie** intendiamo, salvo diversa indicazione, anche le tecnologie simili descritte nella
        sezione seguente.`}
      - Il **nostro servizio** è costituito dai siti e dalle applicazioni a cui si applica questo documento.
      - Il **Suo dispositivo** è il computer, il telefono o un’altra apparecchiatura terminale con cui Lei utilizza
        il nostro servizio.
      - I **fornitori** sono altre imprese di cui integriamo strumenti o contenuti.
      - ${part.gdpr`Il **GDPR** è il regolamento generale sulla protezione dei dati, regolamento (UE) 2016/679.`}
      - ${part.area`Il **SEE** è lo Spazio economico europeo: gli Stati membri dell’Unione europea, l’Islanda, il
        Liechtenstein e la Norvegia.`}`,
    nl: ({ part }) => prose`
      ## Begrippen

      - ${part.wide`Met **cookies** bedoelen wij, tenzij wij iets anders zeggen, ook de soortgelijke technieken die
        het volgende onderdeel beschrijft.`}
      - **Onze dienst** omvat de websites en apps waarvoor dit document geldt.
      - **Uw apparaat** is de computer, de telefoon of andere eindapparatuur waarmee u onze dienst gebruikt.
      - **Aanbieders** zijn andere bedrijven waarvan wij hulpmiddelen of inhoud opnemen.
      - ${part.gdpr`De **AVG** is de Algemene verordening gegevensbescherming, Verordening (EU) 2016/679.`}
      - ${part.area`De **EER** is de Europese Economische Ruimte: de lidstaten van de Europese Unie, IJsland,
        Liechtenstein en Noorwegen.`}`,
  },
});
