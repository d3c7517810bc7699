/** Body of the article on an evening look in fifteen minutes. */
export const softEveningMakeupInFifteenMinutes = `
Evening makeup has a reputation for taking an hour and six brushes. It needs neither. The look below takes fifteen minutes, uses six products, and is built on one idea: choose a single feature to be the loud one and let everything else speak softly. Here it is the lips. Skin stays skin, cheeks look as if you walked to the restaurant, and the eyes get one clean line.

## Before you begin

Makeup sits best on skin that has had a few minutes to absorb whatever went on before. Moisturize first, then do your hair or find your shoes. If your face still feels tacky when you return, press a tissue against it once.

Find the best light in the house. Daylight from a window in front of you is ideal; after dark, put a lamp at face height rather than relying on the one in the ceiling, which draws shadows that nobody else will see.

You will need:

- [Second Skin Serum Foundation](/product/mkp-001)
- [Soft Focus Concealer](/product/mkp-002)
- [Petal Flush Powder Blush](/product/mkp-003) and a fluffy brush
- [Glow Drops Liquid Highlighter](/product/mkp-006)
- [Ink Line Liquid Eyeliner](/product/mkp-004)
- [Velvet Matte Lipstick](/product/mkp-005)

## Minutes 1 to 4: the base

Put one pump of foundation on the back of your hand. Start at the center of the face, beside the nose and on the chin, where most of us have the most redness, and blend outward until there is nothing left to blend. By the time you reach the hairline there should be hardly any product, and therefore **no edge to hide**.

Choosing a shade is easier on the jaw than on the wrist. Draw two or three candidates from cheek to neck and wait a minute: foundation often settles a touch deeper as it dries. The right one is the one you have to search for.

Now look again before reaching for concealer. Dot it only where you still see something: the inner corner of the eye, the side of the nostril, perhaps one spot. Tap with the ring finger, which presses most lightly, and leave the edges for last. Concealer over foundation rather than under it means you will use half as much.

## Minutes 5 to 7: the cheeks

Load the brush by pressing it into the powder and tapping off the excess; swirling only raises dust. Begin a finger's width outside the apple of the cheek and sweep up towards the temple. Keep what is left on the brush for the bridge of the nose, a trick that makes a flush look like weather instead of makeup.

In evening light color fades to the eye, so go **one layer further than feels right** at the mirror. Two sheer sweeps are easier to control than one heavy one. Coral Bloom warms most complexions, Rose is the quiet classic, and Mauve Mist is lovely with cooler lip colors.

## Minutes 8 to 9: the light

One drop of highlighter is enough for the whole face. Warm it between two fingertips and tap along the top of the cheekbone, then touch the inner corner of each eye with what remains. Keep it off the center of the forehead and the sides of the nose, where shine reads as heat rather than light.

If your skin is textured, place it a little higher than you are used to. Highlighter shows whatever lies beneath it, and the skin near the temple is usually the smoothest.

## Minutes 10 to 12: one clean line

A steady line is a matter of posture. Rest your elbow on the table and your little finger on your cheek, look down into the mirror rather than straight at it, and draw in short strokes that overlap.

1. Start in the middle of the lid and draw to the outer corner, as close to the lashes as you can.
2. Return to the inner corner and join it to the middle with the very tip.
3. For a small wing, continue the line of your lower lashes upward by a few millimeters, then fill the gap.
4. Keep your eyes lowered for five seconds while it dries.

If one side comes out thicker, resist evening it up at once. Nobody meets both of your eyes at the same time. Tidy any wobble with a cotton bud and a trace of concealer, which corrects and covers in one stroke.

## Minutes 13 to 15: the lips

Matte lipstick wants a smooth start, so put on balm when you begin and **blot it off** now. Draw a small cross at the center of the upper lip, fill from the corners inward, and press the lips together once. Blot on a tissue, then add a second layer to the center only. It will outlast dinner and fade evenly.

Choose the shade by the evening as much as by your coloring:

- **Classic Red** for white shirts and candlelight
- **Rose** for a first meeting
- **Berry** and **Plum** for dark coats and late tables
- **Bare** if the eyeliner has ended up as the loud one after all

## For the bag

Take the lipstick, a folded tissue and nothing else. If shine appears, press with the tissue; do not powder over it. If the cheeks have faded by ten, a dab of lipstick blended with a fingertip brings them back.

Once you have done this three times it will take ten minutes. The pieces are all in our [makeup collection](/collections/makeup), and they work just as well at nine in the morning, with one layer fewer of everything.
`.trim();
