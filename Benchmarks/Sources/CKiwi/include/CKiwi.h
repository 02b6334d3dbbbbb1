#ifndef CKIWI_H
#define CKIWI_H

// kiwi, the solver behind kiwisolver, in its own C++: what Auto Layout's constraints are measured against. Its headers
// come with `Scripts/bootstrap bench`.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct KiwiPeer KiwiPeer;

/// A constraint: the sum of `count` terms and the constant has a relation to 0, which is -1 for at most, 0 and 1.
typedef struct {
    const int *variables;
    const double *factors;
    int count;
    double constant;
    int relation;
    double priority;
} KiwiConstraint;

/// A solver with the constraints, and a variable that is wished to have a value; 1000 is a required priority.
KiwiPeer *kiwi_peer_open(int variables, const KiwiConstraint *constraints, int count, int edited, double value);
/// Wishes another value for the edited variable and solves.
void kiwi_peer_suggest(KiwiPeer *peer, double value);
/// The sum of all values.
double kiwi_peer_sum(KiwiPeer *peer);
void kiwi_peer_close(KiwiPeer *peer);

#ifdef __cplusplus
}
#endif

#endif
