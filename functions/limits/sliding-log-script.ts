import type { RateWindow } from "../../src/contract/rate-limits.ts";
import type { Standing, Taken } from "./sliding-log.ts";

/**
 * {@link SlidingLog} inside Redis, on one list per caller, newest first. It runs as one step and by the clock of Redis, so
 * all replicas count together; the list goes when its newest entry has left the longest window. The answer is the wait in
 * milliseconds, then for each window the requests in it and the milliseconds until the first of them leaves. A log that is
 * more than five seconds ahead is of a clock that was put back since: it would hold its caller until then, and begins anew.
 */
export const SLIDING_LOG_SCRIPT = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local newest = redis.call('LINDEX', KEYS[1], 0)
if newest and tonumber(newest) > now + 5000 then
  redis.call('DEL', KEYS[1])
  newest = nil
end
if newest and tonumber(newest) > now then now = tonumber(newest) end
local longest = tonumber(ARGV[#ARGV])
while true do
  local oldest = redis.call('LINDEX', KEYS[1], -1)
  if not oldest or tonumber(oldest) > now - longest then break end
  redis.call('RPOP', KEYS[1])
end
local wait = 0
for i = 1, #ARGV, 2 do
  local blocking = redis.call('LINDEX', KEYS[1], string.format('%d', ARGV[i] - 1))
  if blocking then wait = math.max(wait, blocking + ARGV[i + 1] - now) end
end
if wait == 0 then
  redis.call('LPUSH', KEYS[1], string.format('%.0f', now))
  redis.call('PEXPIRE', KEYS[1], ARGV[#ARGV])
end
local length = redis.call('LLEN', KEYS[1])
local answer = { wait }
for i = 1, #ARGV, 2 do
  local window = tonumber(ARGV[i + 1])
  local low, high = 0, math.min(length, tonumber(ARGV[i]))
  while low < high do
    local middle = math.floor((low + high) / 2)
    if tonumber(redis.call('LINDEX', KEYS[1], middle)) > now - window then low = middle + 1 else high = middle end
  end
  answer[#answer + 1] = low
  answer[#answer + 1] = low == 0 and 0 or redis.call('LINDEX', KEYS[1], low - 1) + window - now
end
return answer
`;

/** The script's arguments: requests and milliseconds of each window, from short to long. */
export function scriptArguments(windows: readonly RateWindow[]): number[] {
  return windows.flatMap(({ requests, seconds }) => [requests, seconds * 1000]);
}

/** Reads the script's answer. */
export function readScriptAnswer(windows: readonly RateWindow[], [wait = 0, ...counts]: readonly number[]): Taken {
  const standings = windows.map((window, index): Standing => {
    const [count = 0, until = 0] = counts.slice(index * 2, index * 2 + 2);
    return { window, remaining: Math.max(0, window.requests - count), reset: Math.ceil(until / 1000) };
  });
  return { accepted: wait === 0, retryAfter: Math.ceil(wait / 1000), standings };
}
