import styled from '@emotion/styled';
import { Button, SelectField, TextField } from '@glow/shared/ui';
import { useState, type FormEvent } from 'react';
import { sendReview, type NewReview } from '../data/reviews';

const RATINGS = ['Excellent', 'Good', 'Fair', 'Poor', 'Bad'];

/** A form for the review of one product. */
export function ReviewForm({ about, onSent }: { about: Omit<NewReview, 'rating' | 'text'>; onSent(): void }) {
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = String(fields.get('text')).trim();
    if (!text) return setError('Please write what you think of it.');
    setIsSending(true);
    try {
      await sendReview({ ...about, rating: Number(fields.get('rating')), text });
      onSent();
    } catch {
      setError('Your review could not be sent. Please try again.');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Fields method="dialog" noValidate aria-label="Your review" onSubmit={(event) => void send(event)}>
      <SelectField label="Rating" name="rating">
        {RATINGS.map((name, index) => (
          <option key={name} value={5 - index}>
            {5 - index}: {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Your review"
        name="text"
        maxLength={300}
        autoComplete="off"
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" disabled={isSending}>
        Send review
      </Button>
    </Fields>
  );
}

const Fields = styled.form(({ theme }) => ({ display: 'grid', gap: theme.space(5) }));
