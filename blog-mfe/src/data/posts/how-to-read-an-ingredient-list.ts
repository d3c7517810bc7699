/** Body of the article on three formulas read line by line. */
export const howToReadAnIngredientList = `
The back of a bottle is the most honest part of it. There is no adjective on an ingredient list, only names in a fixed order, and with a little practice that order tells you a good deal about how a product will feel and what it is built to do. We took three of our own bestsellers from the shelf and read them line by line, pleasant parts and plain parts alike.

## Four rules of the list

Cosmetic labels use a shared international vocabulary, known as **INCI**, which is why the same names appear on a jar in Toronto and one in Texas. The grammar is simple:

- Ingredients appear **from most to least** by weight.
- Below about one percent, the maker may list them **in any order**.
- Colorants come **at the end**, usually as CI and five digits.
- In the United States, the filters in a sunscreen are declared separately as **active ingredients** with their percentages.

The second rule is the one most often forgotten. Once you meet a preservative such as phenoxyethanol, which is rarely used above one percent, you have probably crossed the line. Everything near it is present in a pinch. A pinch can be exactly right: some ingredients are meant to be used that way. But it does help to know which side of the line the star of the advertisement is standing on.

## The serum

[Glow Radiance Vitamin C Serum](/product/skn-001) opens like this: water, 3-O-ethyl ascorbic acid, propanediol, glycerin. The vitamin C sits in second place, where a serum that promises 15% ought to have it. If a label claims a high percentage and the ingredient appears after the thickener, the arithmetic does not work.

The long name matters too. Pure ascorbic acid is well studied but restless; in water it darkens with air and light. The ethyl form is a relative chosen because it keeps its composure longer in a water-based formula. Propanediol and glycerin come next and explain the slip: both attract water and help the serum spread.

Further down you will find **ferulic acid** and **tocopherol**, which is vitamin E. They often keep vitamin C company because they help to protect the formula. They belong to the small print and are useful there.

**How it wears:** light, faintly golden, dry to the touch in a minute. **Who should pause:** anyone whose skin is easily irritated may like to begin every second day, since strong vitamin C can tingle at first.

## The cream

[Midnight Repair Cream](/product/skn-002) reads quite differently: water, glycerin, squalane, shea butter. Four ingredients in, you already know it is rich. Squalane is a light, stable oil; shea butter, listed as Butyrospermum Parkii Butter, gives the cushion. Between them they make a cream that softens on contact instead of sitting on the surface.

Look next for the **ceramides**, three of them, followed by cholesterol and phytosphingosine. These are found naturally in the outer layer of the skin, and formulas that care about dryness tend to group them together. They stand well down the list, as they do nearly everywhere: ceramides are costly, waxy and used in small amounts. We would be suspicious of a cream that listed them third.

Then there is **bakuchiol**, a plant-derived ingredient that has become popular for evening use. It is here in a modest supporting role. If that ingredient alone is what you are after, a dedicated serum is the more direct route, and we would rather tell you so.

**How it wears:** plush, settling in ten minutes or so. **Who should pause:** very oily skin may find it more than it needs, at least in July.

## The cleanser

[Cloud Foam Gentle Cleanser](/product/skn-003) is the shortest list of the three, which suits a product that spends one minute on your face. After water comes sodium cocoyl isethionate, then cocamidopropyl betaine. Both are mild cleansing agents derived from coconut oil. The first gives the creamy lather, the second makes it gentler still, and neither is a sulfate.

Glycerin in fourth place is good news in a wash: it helps to leave the skin comfortable after rinsing. Oat, eucalyptus and aloe follow in small amounts. They are pleasant, and they set the character of the product, but they rinse away with everything else, so do not buy any cleanser for its extracts. **Buy it for the first five lines.**

**How it wears:** soft foam, no squeak afterwards, which is as it should be. **Who should pause:** full stage makeup will need a second round.

## What a list cannot tell you

A list names the parts and never the cooking. It does not give percentages, the quality of a raw material, the acidity of the finished product or how the whole was tested. Two creams with identical lists can feel entirely different. Nor are long names a warning: tocopherol is only vitamin E, and aqua only water. Equally, a leaf on the label is no promise of gentleness, since plants can irritate as readily as anything else.

So use the list for what it does well:

1. **Check the promise.** Is the named ingredient above the one percent line, or is it meant to be below it?
2. **Predict the texture.** The first five names are most of the product.
3. **Avoid what you know does not suit you.** This is the best use of all.

Keep the names of two products you loved and two you did not, and compare. Patterns appear quickly, and they are worth more than anyone's opinion, including ours. When you are ready to practice, every formula in [Bestsellers](/collections/bestsellers) is printed in full on its page.
`.trim();
