import { given, has, properName, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** 21 CFR § 101.93(c)(1), single copy seen; prescribed in English and in bold, beside each statement. */
const fda = properName(
  'This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.',
);

// Warnings add to the information that product law demands on the product and take nothing from rights over defects.
export const products = clause({
  id: 'di.products',
  version: 2,
  price: paidUnless('us_supplements'),
  when: (a) => given(a.d_products),
  parts: {
    cosmetics: { meets: [], when: (a) => has(a.d_products, 'cosmetics') },
    supplements: { meets: [], when: (a) => has(a.d_products, 'supplements') },
    food: { meets: [], when: (a) => has(a.d_products, 'food') },
    cbd: { meets: [], when: (a) => has(a.d_products, 'cbd') },
    electronics: { meets: [], when: (a) => has(a.d_products, 'electronics') },
    chemicals: { meets: [], when: (a) => has(a.d_products, 'chemicals') },
    children: { meets: [], when: (a) => has(a.d_products, 'children') },
    fda: {
      meets: ['fda-dshea'],
      when: (a) => has(a.laws, 'us_supplements') && has(a.d_products, 'supplements'),
    },
  },
  text: {
    de: (c) => prose`
      ## Umgang mit Produkten

      Beachten Sie stets die Angaben auf dem Produkt und in seiner Anleitung; sie gehen unseren Inhalten vor. Ihre Rechte bei Mängeln und die Haftung für fehlerhafte Produkte bleiben unberührt.

      - ${c.part.cosmetics`Kosmetik: Lesen Sie die Liste der Bestandteile und testen Sie das Produkt an einer kleinen Hautstelle. Verwenden Sie es bei einer Reaktion nicht weiter.`}
      - ${c.part.supplements`Nahrungsergänzungsmittel: Sie sind kein Ersatz für eine ausgewogene und abwechslungsreiche Ernährung. Überschreiten Sie die empfohlene Tagesmenge nicht, bewahren Sie sie für Kinder unerreichbar auf und holen Sie ärztlichen Rat ein, wenn Sie schwanger sind, stillen oder Medikamente nehmen.`}
      - ${c.part.food`Lebensmittel: Maßgeblich für Zutaten und Allergene ist die Verpackung, auch wenn Angaben bei uns davon abweichen.`}
      - ${c.part.cbd`CBD: Die Rechtslage ist von Land zu Land verschieden. CBD ist für Minderjährige, Schwangere und Stillende nicht geeignet; es kann die Fahrtüchtigkeit beeinträchtigen und Drogentests beeinflussen.`}
      - ${c.part.electronics`Elektrogeräte: Arbeiten an der Netzspannung gehören in die Hand von Fachleuten. Verwenden Sie nur passende Ladegeräte und keine beschädigten Akkus.`}
      - ${c.part.chemicals`Chemikalien: Lesen Sie Kennzeichnung und Sicherheitsdatenblatt, tragen Sie Schutzausrüstung und mischen Sie keine Stoffe, wenn es nicht angegeben ist.`}
      - ${c.part.children`Artikel für Kinder: Beachten Sie die Altersangabe und lassen Sie Kinder nicht unbeaufsichtigt.`}

      ${c.part.fda`In den Vereinigten Staaten steht neben jeder Aussage zu einem Nahrungsergänzungsmittel dieser vorgeschriebene Hinweis: **„${fda}“**`}`,
    en: (c) => prose`
      ## Using products safely

      Always follow the information on the product and in its instructions; it takes precedence over our content. Your rights over defects and liability for defective products remain unaffected.

      - ${c.part.cosmetics`Cosmetics: read the list of ingredients and test the product on a small area of skin. Stop using it if you have a reaction.`}
      - ${c.part.supplements`Food supplements: they are not a substitute for a varied and balanced diet. Do not exceed the recommended daily amount, keep them out of the reach of children, and ask a doctor if you are pregnant, breastfeeding or taking medicine.`}
      - ${c.part.food`Food: the packaging is decisive for ingredients and allergens, even where our content differs.`}
      - ${c.part.cbd`CBD: the law differs from country to country. CBD is not for minors or for people who are pregnant or breastfeeding; it may affect fitness to drive and drug tests.`}
      - ${c.part.electronics`Electrical devices: leave work on mains voltage to professionals. Use only suitable chargers and never damaged batteries.`}
      - ${c.part.chemicals`Chemicals: read the label and the safety data sheet, wear protective equipment and do not mix substances unless the instructions say so.`}
      - ${c.part.children`Articles for children: observe the stated age and do not leave children unattended.`}

      ${c.part.fda`In the United States this prescribed wording stands beside each statement on a dietary supplement: **“${fda}”**`}`,
    es: (c) => prose`
      ## Uso seguro de los productos

      Siga siempre las indicaciones del producto y de sus instrucciones; prevalecen sobre nuestros contenidos. Sus derechos por falta de conformidad y la responsabilidad por productos defectuosos no se ven afectados.

      - ${c.part.cosmetics`Cosméticos: lea la lista de ingredientes y pruebe el producto en una zona pequeña de la piel. Deje de usarlo si nota una reacción.`}
      - ${c.part.supplements`Complementos alimenticios: no deben utilizarse como sustitutos de una dieta variada y equilibrada. No supere la dosis diaria recomendada, manténgalos fuera del alcance de los niños y consulte a un médico si está embarazada, da el pecho o toma medicamentos.`}
      - ${c.part.food`Alimentos: para los ingredientes y los alérgenos cuenta el envase, aunque nuestros contenidos digan otra cosa.`}
      - ${c.part.cbd`CBD: la legislación varía de un país a otro. El CBD no es apto para menores ni durante el embarazo o la lactancia; puede afectar a la conducción y a los controles de drogas.`}
      - ${c.part.electronics`Aparatos eléctricos: deje en manos de profesionales los trabajos en la red eléctrica. Use solo cargadores adecuados y ninguna batería dañada.`}
      - ${c.part.chemicals`Productos químicos: lea la etiqueta y la ficha de datos de seguridad, lleve equipo de protección y no mezcle sustancias si no se indica.`}
      - ${c.part.children`Artículos infantiles: respete la edad indicada y no deje a los niños sin vigilancia.`}

      ${c.part.fda`En los Estados Unidos, junto a cada afirmación sobre un complemento alimenticio figura este texto obligatorio: **«${fda}»**`}`,
    fr: (c) => prose`
      ## Utilisation des produits

      Suivez toujours les indications figurant sur le produit et dans sa notice ; elles l’emportent sur nos contenus. Vos droits en cas de défaut et la responsabilité du fait des produits défectueux demeurent inchangés.

      - ${c.part.cosmetics`Cosmétiques : lisez la liste des ingrédients et essayez le produit sur une petite zone de peau. Cessez de l’utiliser en cas de réaction.`}
      - ${c.part.supplements`Compléments alimentaires : ils ne remplacent pas une alimentation variée et équilibrée. Ne dépassez pas la dose journalière recommandée, tenez-les hors de portée des enfants et consultez un médecin en cas de grossesse, d’allaitement ou de prise de médicaments.`}
      - ${c.part.food`Aliments : pour les ingrédients et les allergènes, l’emballage fait foi, même si nos contenus indiquent autre chose.`}
      - ${c.part.cbd`CBD : la loi varie d’un pays à l’autre. Le CBD ne convient ni aux mineurs ni aux femmes enceintes ou qui allaitent ; il peut affecter l’aptitude à conduire et fausser un test de dépistage.`}
      - ${c.part.electronics`Appareils électriques : confiez à des professionnels les travaux sur le réseau électrique. N’utilisez que des chargeurs adaptés et aucune batterie endommagée.`}
      - ${c.part.chemicals`Produits chimiques : lisez l’étiquette et la fiche de données de sécurité, portez un équipement de protection et ne mélangez pas de substances si ce n’est pas indiqué.`}
      - ${c.part.children`Articles pour enfants : respectez l’âge indiqué et ne laissez pas les enfants sans surveillance.`}

      ${c.part.fda`Aux États-Unis, cette mention prescrite figure à côté de chaque allégation sur un complément alimentaire : **« ${fda} »**`}`,
    it: (c) => prose`
      ## Uso dei prodotti

      Segua sempre le indicazioni riportate sul prodotto e nelle sue istruzioni; prevalgono sui nostri contenuti. Restano fermi i Suoi diritti in caso di difetti e la responsabilità per prodotti difettosi.

      - ${c.part.cosmetics`Cosmetici: legga l’elenco degli ingredienti e provi il prodotto su una piccola zona della pelle. In caso di reazione ne sospenda l’uso.`}
      - ${c.part.supplements`Integratori alimentari: non vanno intesi come sostituti di una dieta variata ed equilibrata. Non superi la dose giornaliera raccomandata, li tenga fuori dalla portata dei bambini e consulti un medico in caso di gravidanza, allattamento o assunzione di farmaci.`}
      - ${c.part.food`Alimenti: per gli ingredienti e gli allergeni fa fede la confezione, anche se i nostri contenuti indicano altro.`}
      - ${c.part.cbd`CBD: la legge varia da Paese a Paese. Il CBD non è adatto ai minori né in gravidanza o durante l’allattamento; può influire sull’idoneità alla guida e sui test antidroga.`}
      - ${c.part.electronics`Apparecchi elettrici: lasci a professionisti i lavori sulla rete elettrica. Usi solo caricabatterie adatti e nessuna batteria danneggiata.`}
      - ${c.part.chemicals`Sostanze chimiche: legga l’etichetta e la scheda di sicurezza, indossi dispositivi di protezione e non mescoli sostanze se non è indicato.`}
      - ${c.part.children`Articoli per bambini: rispetti l’età indicata e non lasci i bambini senza sorveglianza.`}

      ${c.part.fda`Negli Stati Uniti accanto a ogni affermazione su un integratore alimentare figura questo testo obbligatorio: **«${fda}»**`}`,
    nl: (c) => prose`
      ## Veilig gebruik van producten

      Volg altijd de aanwijzingen op het product en in de handleiding; die gaan vóór onze inhoud. Uw rechten bij gebreken en de aansprakelijkheid voor producten met gebreken blijven gelden.

      - ${c.part.cosmetics`Cosmetica: lees de lijst met ingrediënten en test het product op een klein stukje huid. Stop met het gebruik bij een reactie.`}
      - ${c.part.supplements`Voedingssupplementen: ze vervangen geen gevarieerde en evenwichtige voeding. Neem niet meer dan de aanbevolen dagelijkse hoeveelheid, bewaar ze buiten het bereik van kinderen en vraag een arts om raad als u zwanger bent, borstvoeding geeft of geneesmiddelen gebruikt.`}
      - ${c.part.food`Levensmiddelen: voor ingrediënten en allergenen is de verpakking bepalend, ook als onze inhoud daarvan afwijkt.`}
      - ${c.part.cbd`CBD: de wet verschilt van land tot land. CBD is niet geschikt voor minderjarigen of bij zwangerschap of borstvoeding; het kan de rijvaardigheid en drugstests beïnvloeden.`}
      - ${c.part.electronics`Elektrische apparaten: laat werk aan netspanning over aan vakmensen. Gebruik alleen passende opladers en geen beschadigde accu’s.`}
      - ${c.part.chemicals`Chemische stoffen: lees het etiket en het veiligheidsinformatieblad, draag beschermende kleding en meng geen stoffen als dat niet staat aangegeven.`}
      - ${c.part.children`Artikelen voor kinderen: let op de vermelde leeftijd en laat kinderen niet zonder toezicht.`}

      ${c.part.fda`In de Verenigde Staten staat deze voorgeschreven tekst bij elke bewering over een voedingssupplement: **“${fda}”**`}`,
  },
});
