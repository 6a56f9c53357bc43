import { given } from '../../../document/authoring.ts';
import { takesBack } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Limits of the voluntary return; those of the statutory right stand in its own section (Article 16).
export const exceptions = clause({
  id: 'rr.exceptions',
  version: 2,
  when: (a) => takesBack(a) && (given(a.non_returnable) || given(a['non_returnable.own'])),
  parts: {
    list: { meets: ['practice-rr-noreturn', 'us-ca-1723', 'us-ny-218-a'] },
    faulty: { meets: [] },
  },
  words: {
    de: {
      kinds: {
        personalised: 'Waren, die nach Ihren Wünschen angefertigt oder auf Sie zugeschnitten sind',
        perishable: 'Waren, die schnell verderben oder deren Haltbarkeit bald abläuft',
        hygiene: 'versiegelte Hygiene- und Gesundheitsartikel, deren Siegel Sie geöffnet haben',
        mixed: 'Waren, die sich nach der Lieferung untrennbar mit anderen vermischt haben',
        'sealed-media':
          'versiegelte Datenträger mit Ton, Bild oder Software, deren Siegel Sie geöffnet haben',
        newspapers: 'einzelne Zeitungen und Zeitschriften',
        'digital-started': 'digitale Inhalte, deren Bereitstellung begonnen hat',
        'sale-items': 'reduzierte Waren',
        'gift-cards': 'Geschenkgutscheine',
        underwear: 'Unterwäsche und Bademode',
        hazardous: 'Gefahrgut, etwa brennbare Flüssigkeiten und Gase',
      },
    },
    en: {
      kinds: {
        personalised: 'goods made to your wishes or tailored to you',
        perishable: 'goods that perish quickly or expire soon',
        hygiene: 'sealed hygiene and health products whose seal you have opened',
        mixed: 'goods that have been inseparably mixed with others after delivery',
        'sealed-media': 'sealed media with sound, pictures or software whose seal you have opened',
        newspapers: 'single newspapers and magazines',
        'digital-started': 'digital content whose supply has begun',
        'sale-items': 'reduced goods',
        'gift-cards': 'gift cards',
        underwear: 'underwear and swimwear',
        hazardous: 'hazardous goods, such as flammable liquids and gases',
      },
    },
    es: {
      kinds: {
        personalised: 'productos fabricados según sus indicaciones o personalizados',
        perishable: 'productos que se deterioran o caducan con rapidez',
        hygiene: 'productos precintados de higiene y salud que haya desprecintado',
        mixed: 'productos que tras la entrega se hayan mezclado de forma inseparable con otros',
        'sealed-media': 'soportes precintados con sonido, imagen o programas que haya desprecintado',
        newspapers: 'periódicos y revistas sueltos',
        'digital-started': 'contenido digital cuyo suministro haya comenzado',
        'sale-items': 'productos rebajados',
        'gift-cards': 'tarjetas regalo',
        underwear: 'ropa interior y trajes de baño',
        hazardous: 'mercancías peligrosas, como líquidos inflamables y gases',
      },
    },
    fr: {
      kinds: {
        personalised: 'les articles fabriqués selon vos souhaits ou personnalisés',
        perishable: 'les articles qui se détériorent ou se périment rapidement',
        hygiene: 'les produits d’hygiène et de santé scellés que vous avez descellés',
        mixed: 'les articles mélangés de manière indissociable avec d’autres après la livraison',
        'sealed-media': 'les supports scellés de sons, d’images ou de logiciels que vous avez descellés',
        newspapers: 'les journaux et magazines vendus à l’unité',
        'digital-started': 'le contenu numérique dont la fourniture a commencé',
        'sale-items': 'les articles soldés ou en promotion',
        'gift-cards': 'les cartes cadeaux',
        underwear: 'les sous-vêtements et les maillots de bain',
        hazardous: 'les marchandises dangereuses, comme les liquides inflammables et les gaz',
      },
    },
    it: {
      kinds: {
        personalised: 'prodotti realizzati secondo le Sue richieste o personalizzati',
        perishable: 'prodotti che si deteriorano o scadono rapidamente',
        hygiene: 'prodotti sigillati per l’igiene e la salute di cui ha aperto il sigillo',
        mixed: 'prodotti che dopo la consegna si sono mescolati in modo inseparabile ad altri',
        'sealed-media': 'supporti sigillati con audio, immagini o software di cui ha aperto il sigillo',
        newspapers: 'singoli giornali e riviste',
        'digital-started': 'contenuto digitale la cui fornitura è iniziata',
        'sale-items': 'prodotti scontati',
        'gift-cards': 'carte regalo',
        underwear: 'biancheria intima e costumi da bagno',
        hazardous: 'merci pericolose, come liquidi infiammabili e gas',
      },
    },
    nl: {
      kinds: {
        personalised: 'goederen die naar uw wensen zijn gemaakt of op u zijn afgestemd',
        perishable: 'goederen die snel bederven of beperkt houdbaar zijn',
        hygiene: 'verzegelde hygiëne- en gezondheidsproducten waarvan u het zegel hebt verbroken',
        mixed: 'goederen die na levering onherroepelijk met andere zijn vermengd',
        'sealed-media': 'verzegelde dragers met geluid, beeld of software waarvan u het zegel hebt verbroken',
        newspapers: 'losse kranten en tijdschriften',
        'digital-started': 'digitale inhoud waarvan de levering is begonnen',
        'sale-items': 'afgeprijsde goederen',
        'gift-cards': 'cadeaubonnen',
        underwear: 'ondergoed en badkleding',
        hazardous: 'gevaarlijke stoffen, zoals brandbare vloeistoffen en gassen',
      },
    },
  },
  texts: import.meta.url,
  values: {
    nonReturnable: (c) => c.names(c.say.non_returnable, c.w.kinds, c.say['non_returnable.own']),
  },
});
