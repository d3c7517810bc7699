/** Body of the article on a short skincare routine. */
export const aSimpleRoutineMorningAndNight = `
A good routine is one you still follow on a tired Thursday. That is the whole test. Ten steps on a shelf do less than four steps on a face, and skin tends to reward patience more than variety. What follows is the order we give to friends who ask where to start: four steps in the morning, three at night, and a few notes on what can be left out.

## Why the order matters

Skincare is layered from thin to rich. Watery textures need to touch skin directly; creams and sunscreens form a film, and whatever comes after that film has a harder time getting through. If you remember nothing else, remember this: **clean, light, rich, and in daylight sunscreen last**.

Give each layer a moment to settle. Nobody needs to stand by with a timer; the time it takes to brush your teeth or choose a shirt is enough. Most pilling, those little rolled crumbs under makeup, comes from hurrying one layer onto another or from using twice as much as needed.

## Morning: four steps

### 1. Cleanse, lightly

Overnight your skin has met little more than a pillowcase, so the morning wash can be brief. One pump of [Cloud Foam Gentle Cleanser](/product/skn-003) with lukewarm water is plenty. If your skin is very dry, a rinse with water alone is a perfectly respectable choice. Pat dry and leave your face slightly damp.

### 2. Tone, if you enjoy it

Toner is optional, and we would rather say so. What a mild, hydrating one offers is comfort: a first thin layer of water and glycerin that makes serum spread more easily. Pour a little [Rose Petal Balancing Toner](/product/skn-005) into your palms and press it in. Cotton pads are not needed and drink half of it.

### 3. Serum

Morning is a natural place for vitamin C, which is prized for brightening the look of skin. Four drops of the [Glow Radiance Vitamin C Serum](/product/skn-001) cover face and neck. It holds 15% vitamin C, which is a strong formula, so if you are new to it:

- begin with every second morning for two weeks
- use it on dry skin if damp skin tingles
- keep the bottle closed and away from a sunny windowsill

### 4. Sunscreen

If you keep only one product in this article, keep this one. Sunscreen is the step that looks after the work of all the others. Most of us apply too little: a line along two fingers is a fair measure for face and neck. Our [mineral SPF 50](/product/skn-006) goes on last, before makeup, and wants a fresh layer every two hours outdoors.

If your skin is on the dry side, a thin moisturizer can go between serum and sunscreen. In humid months, many people find sunscreen is moisturizer enough.

## Night: three steps

### 1. Cleanse, properly

Evening is when washing counts. Sunscreen and makeup are made to hold on, so take a full minute: massage the cleanser over dry skin first, then add water and work it to a foam. Hairline, jaw and the sides of the nose are the places most often missed. On heavy makeup days, simply wash twice.

### 2. Eyes

The skin around the eyes is thin and has few oil glands of its own, which is why it often feels dry before the rest does. A single pump of [Bright Eyes Peptide Eye Cream](/product/skn-004) does both sides. Tap it along the bone with your ring finger and stop short of the lashes; it will travel on its own.

### 3. Cream

Finish with something richer than you would wear by day. A hazelnut of [Midnight Repair Cream](/product/skn-002), warmed between the fingers, is enough for face and neck. Its ceramides are relatives of the fats found naturally in the skin barrier, and they are good company for a dry, heated bedroom.

## Adding something new

The surest way to learn nothing is to change five things on a Monday. Introduce one product at a time and give it **two weeks** before the next. Try it first on a small patch along the jaw for a few evenings. If your skin turns red, itches or stings for more than a moment, stop, and if it does not settle, ask a dermatologist rather than a shop.

Be fair about time as well. Hydration shows the same day. Evenness and smoothness are slower: skin renews itself over roughly a month, and longer as we get older, so six to eight weeks of steady use is a reasonable trial.

## What you can leave out

- **A separate neck cream.** Take your face products down to the collarbone instead.
- **A daily scrub.** Once a week is generous, and many faces are happier with none.
- **Two serums with the same aim.** Choose the one you like the feel of and finish it.
- **Guilt.** A missed evening is only a missed evening.

## The short version

1. Morning: cleanse, tone if you like, serum, sunscreen.
2. Night: cleanse well, eye cream, rich cream.
3. One new thing at a time, two weeks each.

Everything mentioned here lives in our [skincare collection](/collections/skincare). Start with the cleanser and the sunscreen; add the rest when the first bottle runs out. Slowly is a fine speed.
`.trim();
