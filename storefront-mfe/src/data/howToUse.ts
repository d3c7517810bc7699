import type { Subcategory } from '@glow/shared/catalog';

/** How products of a subcategory are used (PROD-83). On the server only: a page's data brings its own. */
export const howToUse: Readonly<Record<Subcategory, string>> = {
  serums:
    'After cleansing and toner, press three or four drops into face and neck. Give it a minute to sink in, then follow with moisturizer; in the morning, with sunscreen.',
  moisturizers:
    'As the last step of the evening, or before sunscreen in the morning, warm a hazelnut-sized amount between your fingers and smooth it over face and neck.',
  cleansers:
    'Work one or two pumps into a foam with wet hands, massage over damp skin for half a minute, and rinse with lukewarm water. Morning and night.',
  'eye-care':
    'Tap an amount the size of a grain of rice along the bone around each eye with your ring finger. Morning and night, before moisturizer.',
  toners:
    'After cleansing, pour a little into your palms and press it into face and neck. Go on with serum while skin is still damp.',
  sunscreen:
    'Spread two finger lengths over face and neck as the last step of the morning. Apply again every two hours in the sun, and after swimming.',
  foundation:
    'Start in the middle of the face and blend outwards with fingers, a brush or a damp sponge. One pump evens; a second where you want more.',
  concealer:
    'Place two or three dots where you need them and tap the edges away with your ring finger until they are gone.',
  blush:
    'Sweep a soft brush over the powder, tap off what is loose, and blend from the apples of the cheeks up towards the temples.',
  eyeliner:
    'Look down into a mirror and draw along the upper lashes in short strokes. Wait a few seconds before you open your eyes wide. An oil cleanser takes it off.',
  lipstick:
    'Outline the upper lip from the middle, fill in, and press your lips together. Blot and add a second layer for more color.',
  highlighter:
    'Tap one drop along the cheekbones and blend with a finger, or mix two drops into your foundation for a sheen all over.',
};
